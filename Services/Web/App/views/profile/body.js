// @ts-check
// The body: height, weights over time, and the index that follows from both.

import {h, signal} from '../../core/element.js';
import {call} from '../../core/rpc.js';
import {fromDate} from '../../core/proto.js';
import {date, number, t, timeZone} from '../../core/words.js';
import {BmiClass, MissingMetric, ProfileService, Sex} from '../../Generated/profile.js';
import {announce} from '../../parts/shell.js';
import {icon} from '../../parts/pictures.js';
import {amount, below, boxed, described, row, select, tick} from './rows.js';
import {inCentimetres, inFeet, inKilograms, inUnits, isImperial, weightWords, written} from './units.js';
import {waiting} from './settings.js';
import {weightChart} from './weight-chart.js';

/** @typedef {import('./model.js').ProfileModel} Model */
/** @typedef {import('../../Generated/profile.js').BodyMeasurement} Measurement */

const leastKilograms = 20, mostKilograms = 500;

export class Body {
  /** @type {Model} */
  #model;
  /** The measurement that is on its way: sent again, it is the same to the moment. @type {{content: string, measurement: Partial<Measurement>} | null} */
  #draft = null;
  #isAdding = signal(false);
  #isReading = signal(false);
  #deleted = signal(/** @type {Measurement | null} */ (null));

  /** @param {Model} model */
  constructor(model) { this.#model = model; }

  /** @param {import('../../Generated/profile.js').Profile} profile */
  cards(profile) {
    const body = this.#model.body.state.value;
    return [
      h('section', {class: 'card weight', 'aria-labelledby': 'weight-title'}, h('header', null, h('h2', {id: 'weight-title'}, t('profile.weight')),
        body?.metrics.newest && h('b', {class: 'figure'}, weightWords(body.metrics.newest.weightKg, profile.units))),
      body ? [this.#line(body, profile.units), this.#form(profile.units), this.#list(body, profile.units)] : waiting(this.#model, this.#model.body)),
      h('section', {class: 'card rows', 'aria-labelledby': 'body-title'}, h('header', null, h('h2', {id: 'body-title'}, t('profile.body'))),
        body && this.#index(body.metrics, profile.units), this.#rows(profile)),
    ];
  }

  #line({metrics, measurements}, units) {
    if (measurements.length === 0) return h('p', {class: 'empty'}, t('profile.noWeights'));
    return weightChart(measurements, units, metrics.bmi?.bmiClass === BmiClass.NOT_APPLICABLE ? undefined : metrics.bmi);
  }

  #form(units) {
    const model = this.#model, today = localDate(new Date()), unit = t(isImperial(units) ? 'profile.pound' : 'profile.kilogram');
    return h('form', {class: 'row', novalidate: true, onsubmit: event => { event.preventDefault(); this.#add(event.target, units); }},
      h('div', {class: 'weigh'},
        h('label', null, h('span', {class: 'label'}, t('profile.weightIn', {unit}), tick(model, 'weight')),
          h('input', {name: 'weight', inputmode: 'decimal', autocomplete: 'off', 'aria-required': 'true', 'aria-describedby': described(model, 'weight', ''),
            'aria-invalid': model.wrong.value.weight ? 'true' : null})),
        h('label', null, h('span', {class: 'label'}, t('profile.weighedOn')), h('input', {type: 'date', name: 'day', value: today, max: today, min: '2000-01-02'})),
        h('button', {class: 'button small', 'aria-disabled': this.#isAdding.value ? 'true' : null}, t('profile.addWeight'))),
      below(model, 'weight'));
  }

  /** @param {HTMLFormElement} form @param {number} units */
  async #add(form, units) {
    const model = this.#model, input = /** @type {HTMLInputElement} */ (form.elements.namedItem('weight'));
    const day = /** @type {HTMLInputElement} */ (form.elements.namedItem('day')).value;
    if (this.#isAdding.peek()) return;
    const weightKg = inKilograms(written(input.value), units), today = localDate(new Date());
    const bound = kilograms => number(inUnits(kilograms, units), {maximumFractionDigits: 0});
    const isWrong = !(weightKg >= leastKilograms && weightKg <= mostKilograms);
    if (isWrong || !day || day > today) {
      model.say('weight', isWrong ? t('profile.between', {least: bound(leastKilograms), most: bound(mostKilograms)}) : t('profile.dayMissing'));
      return input.focus();
    }
    const when = day === today ? new Date() : new Date(`${day}T12:00:00`);
    if (!await this.#send(`${day} ${weightKg}`, {measureTime: fromDate(when), weightKg, timeZone})) return input.focus();
    input.value = '';
    this.#deleted.value = null;
  }

  /** @param {string} content what makes it another one @param {Partial<Measurement>} fresh */
  async #send(content, fresh) {
    const model = this.#model;
    if (this.#draft?.content !== content) this.#draft = {content, measurement: {...fresh, measurementId: crypto.randomUUID()}};
    const {measurement} = this.#draft;
    model.say('weight', '');
    this.#isAdding.value = true;
    try {
      await call(ProfileService.addBodyMeasurement, {measurement: /** @type {any} */ (measurement)});
      this.#draft = null;
      model.saved.value = 'weight';
      announce(t('profile.saved'));
      await model.again(model.body);
      return true;
    } catch (error) {
      model.refuse('weight', error);
      return false;
    } finally {
      this.#isAdding.value = false;
    }
  }

  #list({measurements, nextPageToken}, units) {
    const deleted = this.#deleted.value;
    return [
      deleted && h('p', {class: 'way-back', role: 'status'}, t('profile.weightDeleted', {weight: weightWords(deleted.weightKg, units)}), ' ',
        h('button', {class: 'link', type: 'button', onclick: () => this.#undo(deleted)}, t('profile.undo'))),
      measurements.length > 0 && h('details', {class: 'list'}, h('summary', null, t('profile.allWeights', {count: measurements.length})),
        h('table', null, h('caption', {class: 'hidden'}, t('profile.weight')),
          h('thead', {class: 'hidden'}, h('tr', null, ['profile.weighedOn', 'profile.weight', 'profile.delete'].map(key => h('th', {scope: 'col'}, t(key))))),
          h('tbody', null, measurements.map(each => this.#entry(each, units)))),
        nextPageToken && h('button', {class: 'link', type: 'button', 'aria-disabled': this.#isReading.value ? 'true' : null,
          onclick: () => this.#older(nextPageToken)}, t('profile.older')),
        below(this.#model, 'weights')),
    ];
  }

  #entry(measurement, units) {
    const {measurementId, localDate: day, weightKg} = measurement;
    const words = date(new Date(`${day}T12:00:00`), {day: 'numeric', month: 'long', year: 'numeric'});
    return h('tr', {key: measurementId}, h('th', {scope: 'row'}, words), h('td', null, weightWords(weightKg, units)),
      h('td', null, h('button', {class: 'small-icon', type: 'button', 'aria-label': t('profile.deleteWeight', {date: words}),
        onclick: () => this.#delete(measurement)}, icon('close'))));
  }

  async #delete(measurement) {
    const model = this.#model;
    model.say('weights', '');
    try {
      await call(ProfileService.deleteBodyMeasurement, {measurementId: measurement.measurementId});
      this.#deleted.value = measurement;
      await model.again(model.body);
    } catch (error) {
      model.refuse('weights', error);
    }
  }

  /** A deleted id stays taken, so it comes back as another one. */
  async #undo({measureTime, weightKg, utcOffsetSeconds}) {
    if (await this.#send(`again ${measureTime.seconds} ${weightKg}`, {measureTime, weightKg, utcOffsetSeconds})) this.#deleted.value = null;
  }

  async #older(pageToken) {
    const model = this.#model;
    if (this.#isReading.peek()) return;
    this.#isReading.value = true;
    model.say('weights', '');
    try {
      const page = await call(ProfileService.listBodyMeasurements, {pageSize: 200, pageToken});
      model.body.change(body => ({...body, measurements: [...body.measurements, ...page.measurements], nextPageToken: page.nextPageToken}));
    } catch (error) {
      model.refuse('weights', error);
    } finally {
      this.#isReading.value = false;
    }
  }

  #index({bmi, missing}, units) {
    if (!bmi) {
      return h('p', {class: 'remark'}, missing.length > 1 ? t('profile.bmiNeedsBoth')
        : t(missing[0] === MissingMetric.HEIGHT ? 'profile.bmiNeedsHeight' : 'profile.bmiNeedsWeight'));
    }
    const isAdult = bmi.bmiClass !== BmiClass.NOT_APPLICABLE;
    return h('div', {class: 'bmi', key: 'bmi'},
      h('div', {class: 'of'}, h('span', {class: 'number'}, bmi.text), h('div', null, h('b', null, t('profile.bmi')), h('p', null, bmi.classText))),
      isAdult && gauge(bmi.value),
      isAdult && h('p', null, t('profile.normal', {from: weightWords(bmi.normalFromKg, units), below: weightWords(bmi.normalBelowKg, units)})),
      h('p', {class: 'hint'}, bmi.note));
  }

  /** @param {import('../../Generated/profile.js').Profile} profile */
  #rows({heightCm, birthYear, sex, units}) {
    const model = this.#model, year = new Date().getFullYear();
    const change = async (field, value) => { if (await model.change('profile', field, value)) model.again(model.body); };
    return [
      isImperial(units) ? this.#feet(heightCm, value => change('heightCm', value)) : row(model, {name: 'heightCm', label: t('profile.height')}, h('span', {class: 'measure'},
        h('input', {id: 'heightCm', name: 'heightCm', inputmode: 'decimal', autocomplete: 'off', '.value': boxed('heightCm', heightCm ? number(heightCm, {useGrouping: false}) : '', !!model.wrong.value.heightCm),
          'aria-describedby': described(model, 'heightCm', ''), 'aria-invalid': model.wrong.value.heightCm ? 'true' : null,
          onchange: ({target}) => this.#height(target.value.trim() === '' ? 0 : written(target.value), value => change('heightCm', value))}),
        h('span', {class: 'unit', 'aria-hidden': 'true'}, 'cm'))),
      amount(model, 'profile', 'birthYear', birthYear, {label: t('profile.birthYear'), hint: t('profile.birthYearHint'), least: 1900, most: year,
        isOptional: true, take: value => change('birthYear', value)}),
      select(model, 'profile', 'sex', sex, {label: t('profile.sex'), options: [[Sex.UNSPECIFIED, t('profile.sex.unsaid')], [Sex.FEMALE, t('profile.sex.female')],
        [Sex.MALE, t('profile.sex.male')], [Sex.DIVERSE, t('profile.sex.diverse')]]}),
    ];
  }

  #feet(heightCm, change) {
    const model = this.#model, {feet, inches} = inFeet(heightCm);
    const box = (name, value, unit) => h('label', {class: 'measure'}, h('span', {class: 'hidden'}, t(`profile.${name}`)),
      h('input', {name, type: 'number', inputmode: 'numeric', min: 0, max: name === 'feet' ? 8 : 11, value, autocomplete: 'off',
        'aria-invalid': model.wrong.value.heightCm ? 'true' : null, 'aria-describedby': described(model, 'heightCm', ''), onchange: event => {
          const inputs = event.target.closest('.across').querySelectorAll('input');
          this.#height(inCentimetres(Number(inputs[0].value), Number(inputs[1].value)), change);
        }}), h('span', {class: 'unit', 'aria-hidden': 'true'}, unit));
    return row(model, {name: 'heightCm', label: t('profile.height'), group: true},
      h('span', {class: 'feet-inches'}, box('feet', heightCm ? feet : '', 'ft'), box('inches', heightCm ? inches : '', 'in')));
  }

  /** @param {number} given in centimetres; 0 for unknown @param {(value: number) => void} change */
  #height(given, change) {
    if (given !== 0 && !(given >= 50 && given <= 272)) this.#model.say('heightCm', t('profile.heightBounds'));
    else change(given);
  }
}

/** Where the index lies, from 15 to 40. @param {number} value */
function gauge(value) {
  const share = bmi => `${(Math.min(40, Math.max(15, bmi)) - 15) * 4}%`;
  return h('div', {class: 'bmi-gauge', 'aria-hidden': 'true'}, h('i', {style: {left: share(18.5), right: `calc(100% - ${share(25)})`}}), h('b', {style: {left: share(value)}}));
}

/** @param {Date} day */
const localDate = day => `${day.getFullYear()}-${String(day.getMonth() + 1).padStart(2, '0')}-${String(day.getDate()).padStart(2, '0')}`;
