// @ts-check
// The picture: a photo or one of the list. What a change takes away stays at hand for a while, to be put back.

import {call, collect} from '../../core/rpc.js';
import {person} from '../../core/store.js';
import {t} from '../../core/words.js';
import {ProfileService} from '../../Generated/profile.js';
import {announce} from '../../parts/shell.js';

/** @typedef {import('./model.js').ProfileModel} Model */

/** Pixels of a side; the service keeps no more. */
const largest = 512;

/** The middle of a photo as a square JPEG: all that leaves the device, without what else its file says.
 *  @param {Blob} file @returns {Promise<Uint8Array<ArrayBuffer>>} rejects if it is no picture */
export async function scaled(file) {
  const bitmap = await createImageBitmap(file);
  const side = Math.min(bitmap.width, bitmap.height), size = Math.min(side, largest);
  const canvas = new OffscreenCanvas(size, size), context = /** @type {OffscreenCanvasRenderingContext2D} */ (canvas.getContext('2d'));
  // A JPEG has no transparency.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, size, size);
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, (bitmap.width - side) / 2, (bitmap.height - side) / 2, side, side, 0, 0, size, size);
  bitmap.close();
  return new Uint8Array(await (await canvas.convertToBlob({type: 'image/jpeg', quality: .88})).arrayBuffer());
}

/** @param {Model} model @param {File | undefined} file */
export async function usePhoto(model, file) {
  if (!file) return;
  const image = await scaled(file).catch(() => null);
  if (!image) return model.say('photo', t('profile.noPicture'));
  await attempt(model, () => upload(model, image));
}

/** @param {Model} model */
export const removePhoto = model => attempt(model, async () => {
  const photo = model.picture.state.value;
  take(model, (await call(ProfileService.deleteProfileImage, {})).profile);
  model.removed.value = photo?.image ?? null;
});

/** The photo is gone with it, if there is one. @param {Model} model @param {string} avatarId */
export async function chooseAvatar(model, avatarId) {
  const had = model.you.state.value?.profile?.hasUploadedImage, photo = model.picture.state.value?.image;
  const show = hasUploadedImage => model.you.change(you => ({...you, profile: {.../** @type {any} */ (you.profile), hasUploadedImage}}));
  show(false);
  if (!await model.change('profile', 'avatarId', avatarId)) return show(had ?? false);
  take(model, {.../** @type {any} */ (model.you.state.value).profile, hasUploadedImage: false});
  model.removed.value = had && photo ? photo : null;
}

/** @param {Model} model */
export async function undoRemoval(model) {
  const image = model.removed.peek();
  if (image) await attempt(model, () => upload(model, image));
}

/** @param {Model} model @param {Uint8Array<ArrayBuffer>} image */
async function upload(model, image) {
  // The same picture once more is the same request.
  if (model.upload.image !== image) model.upload = {image, requestId: crypto.randomUUID()};
  const [{profile}] = await collect(ProfileService.uploadProfileImage, [{opening: {requestId: model.upload.requestId}}, {data: image}], {timeout: 60_000});
  model.upload = {image: null, requestId: ''};
  model.removed.value = null;
  take(model, profile);
}

/** @param {Model} model @param {any} profile as it is now */
function take(model, profile) {
  model.you.change(you => ({...you, profile}));
  person.value = profile;
  model.again(model.picture);
}

/** @param {Model} model @param {() => Promise<void>} step */
async function attempt(model, step) {
  if (model.sending.peek()) return;
  model.say('photo', '');
  model.sending.value = true;
  try {
    await step();
    announce(t('profile.saved'));
  } catch (error) {
    model.refuse('photo', error);
  } finally {
    model.sending.value = false;
  }
}
