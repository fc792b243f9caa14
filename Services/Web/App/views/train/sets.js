// @ts-check
// The sets of a practice as a list, with what was done of each.

import {h} from '../../core/element.js';
import {number, t} from '../../core/words.js';
import {ExerciseState, SetEvidence} from '../../Generated/training.js';
import {glyph} from '../set/glyphs.js';
import {amountWords} from './names.js';

const {DONE, SKIPPED} = ExerciseState;

/** @param {import('../../Generated/training.js').PracticeExercise[]} items @param {(exerciseId: string) => string} nameOf
 *  @param {number} [current] the index of the set that is in progress or next */
export const setList = (items, nameOf, current) => h('section', {class: 'card set-list', 'aria-labelledby': 'parts'},
  h('header', null, h('h2', {id: 'parts'}, t('train.parts')),
    h('span', {class: 'chip'}, t('train.doneOf', {done: items.filter(({state}) => state === DONE).length, all: items.length}))),
  h('ol', null, items.map(({index, exerciseId, state, unit, doneAmount, prescribedAmount, creditText, evidence}) => {
    const isDone = state === DONE, isSkipped = state === SKIPPED, amount = amountWords(unit, prescribedAmount);
    return h('li', {key: String(index), class: isDone ? 'done' : isSkipped ? 'skipped' : null, 'aria-current': index === current ? 'step' : null},
      h('i', {'aria-hidden': 'true'}, isDone ? glyph('check') : isSkipped ? glyph('skip') : number(index + 1)),
      h('span', null, nameOf(exerciseId), evidence === SetEvidence.VERIFIED && h('small', null, t('train.verified')), creditText && h('small', null, creditText)),
      h('b', null, isDone ? t('train.amountDone', {done: doneAmount, amount}) : isSkipped ? t('train.skipped') : amount));
  })));
