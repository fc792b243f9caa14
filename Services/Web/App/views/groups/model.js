// @ts-check
// One group: how it is read and changed. What the service refuses is said beside what was changed, or above everything.

import {resource, signal} from '../../core/element.js';
import {call} from '../../core/rpc.js';
import {t} from '../../core/words.js';
import {BoardPeriod, GroupRole, SocialService} from '../../Generated/social.js';
import {Steps, snakeCase} from '../people/steps.js';

/** @typedef {import('../../Generated/social.js').Group} Group */
/** @typedef {import('../../Generated/social.js').Member} Member */
/** @typedef {import('../../Generated/social.js').BoardEntry} BoardEntry */
/** @typedef {import('../../Generated/social.js').Challenge} Challenge */
/** @typedef {import('../../Generated/social.js').FeedEntry} FeedEntry */
/** @typedef {import('../../Generated/social.js').GroupInvitation} GroupInvitation */
/** @typedef {import('../../Generated/social.js').SharedMotion} SharedMotion */

/** How the page names roles. */
export const roles = {[GroupRole.OWNER]: 'owner', [GroupRole.ADMIN]: 'admin', [GroupRole.MEMBER]: 'member'};
/** @param {Group} group */
export const runs = ({role}) => role === GroupRole.OWNER || role === GroupRole.ADMIN;

/** What tells motions apart: the first set of each. @param {SharedMotion} motion */
export const motionKey = ({sets: [first]}) => `${first.memberId} ${first.startTime?.seconds}.${first.startTime?.nanos}`;

export class GroupModel extends Steps {
  #id;
  /** The board in view: of a period, or of a challenge. */
  of = signal({period: /** @type {number} */ (BoardPeriod.WEEK), challengeId: ''});

  /** @param {string} groupId @param {() => AbortSignal} gone */
  constructor(groupId, gone) {
    super(gone);
    this.#id = {groupId};
  }

  group = resource(gone => this.read(() => call(SocialService.getGroup, this.#id, {signal: gone})));
  challenges = resource(gone => call(SocialService.listChallenges, this.#id, {signal: gone}));
  invitations = resource(gone => call(SocialService.listGroupInvitations, this.#id, {signal: gone}));
  members = this.#paged(SocialService.listMembers, 'members', 'memberId');
  feed = this.#paged(SocialService.listGroupFeed, 'entries', 'entryId');
  board = this.#paged(SocialService.getBoard, 'entries', 'memberId', () => this.of.peek());
  motions = this.#paged(SocialService.listSharedMotions, 'motions', motionKey);

  /** Invitations are for those who run the group, so they are read once it is known. */
  load = async () => {
    for (const each of [this.members, this.feed, this.board, this.challenges, this.motions]) this.again(each);
    await this.again(this.group);
    const {value} = this.group.state;
    if (value?.group && runs(value.group)) this.again(this.invitations);
  };

  /** What a change of what is shown, or of who belongs to it, may change. */
  get everything() { return [this.group, this.members, this.board, this.feed, this.motions]; }

  /** @param {{period: number, challengeId: string}} of */
  show(of) {
    this.of.value = of;
    this.board.pages = 1;
    this.again(this.board);
  }
  /** One page more. @param {{pages: number, load(gone: AbortSignal): unknown}} list */
  more = list => {
    list.pages++;
    this.again(list);
  };

  /** Changes one field of the settings, or of what one shows.
   *  @param {'settings' | 'sharing'} part @param {string} field @param {any} value */
  async change(part, field, value) {
    // Its rows are drawn once it is there.
    const {[field]: before} = /** @type {any} */ (this.group.state.value).group[part];
    const set = to => this.group.change(all => ({group: {.../** @type {any} */ (all.group), [part]: {.../** @type {any} */ (all.group)[part], [field]: to}}}));
    const method = /** @type {any} */ (part === 'settings' ? SocialService.updateGroup : SocialService.updateGroupSharing);
    const request = {...this.#id, [part]: {[field]: value}, updateMask: {paths: [snakeCase(field)]}};
    const isKept = await this.keep(field, value, before, set, async requestId => (/** @type {any} */ (await call(method, {...request, requestId})))[part]);
    if (isKept && part === 'sharing') for (const each of this.everything) this.again(each);
    return isKept;
  }

  /** Takes a step in the group. @param {any} method @param {Record<string, unknown>} request @param {string} words @param {any[]} parts */
  inGroup(method, request, words, ...parts) { return this.step(method, {...this.#id, ...request}, words, ...parts); }

  /** Cheers, or takes it back: at once on the screen. @param {FeedEntry} entry */
  async cheer({entryId, cheered, cheers}) {
    const set = (isCheered, count) => this.feed.change(all => ({...all, entries: all.entries.map(each =>
      each.entryId === entryId ? {...each, cheered: isCheered, cheers: count} : each)}));
    set(!cheered, cheers + (cheered ? -1 : 1));
    const isTaken = await this.inGroup(SocialService.setCheer, {entryId, cheered: !cheered}, t(cheered ? 'groups.uncheered' : 'groups.cheered'));
    if (!isTaken) set(cheered, cheers);
  }

  /** A list that comes in pages, of which `pages` are read. `asked` is what else was asked for.
   *  @param {any} method @param {string} name @param {string | ((entry: any) => string)} key what tells its entries apart
   *  @param {() => any} [asking] */
  #paged(method, name, key, asking = () => null) {
    const list = resource(gone => this.read(async () => {
      const asked = asking(), all = new Map();
      let page = /** @type {any} */ ({}), turn = 0;
      do {
        page = await call(method, {...this.#id, ...asked, pageToken: page.nextPageToken ?? ''}, {signal: gone});
        // Between two pages an entry may move from one to the other.
        for (const each of page[name]) all.set(typeof key === 'string' ? each[key] : key(each), each);
      } while (page.nextPageToken && ++turn < shown.pages);
      return {...page, asked, [name]: [...all.values()]};
    }));
    const shown = {pages: 1, get state() { return list.state; }, load: list.load, change: list.change};
    return shown;
  }
}
