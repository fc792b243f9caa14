// @ts-check
// Home: who one is, today as a ring, the weeks as bars, trophies, what comes next, habits to tap.

import {View, h, resource, signal} from '../../core/element.js';
import {call} from '../../core/rpc.js';
import {dashboard, followAccountTheme, online, onReturn, person} from '../../core/store.js';
import {calendarDay, date, language, number, percent, relativeDay, t, timeZone} from '../../core/words.js';
import {toDate} from '../../core/proto.js';
import {ProfileService} from '../../Generated/profile.js';
import {announce, avatar, failure, openSheet} from '../../parts/shell.js';
import {barChart, dayRing, ridge} from '../../parts/charts.js';
import {emblem, icon, medalMetal, seal} from '../../parts/pictures.js';

const ranges = ['day', 'week', 'month', 'quarter'];
const wide = matchMedia('(min-width: 960px)');

class Home extends View {
  #home = resource(async gone => {
    const home = await call(ProfileService.getDashboard, {timeZone}, {signal: gone});
    dashboard.value = home;
    return home;
  });
  /** The emblems of the newest trophies: their rules are with the trophies, not on the home screen. */
  #awards = resource(async gone => {
    const {TrophiesService} = await import('../../Generated/trophies.js');
    return (await call(TrophiesService.listAwards, {pageSize: 3}, {signal: gone})).awards;
  });
  #quarter = resource(async gone => {
    const {ChartRange, ChartStep, SessionsService} = await import('../../Generated/sessions.js');
    return call(SessionsService.getActivityChart, {range: ChartRange.LAST_3_MONTHS, step: ChartStep.WEEK, timeZone}, {signal: gone});
  });
  #range = signal('week');
  #isWide = signal(wide.matches);

  start() {
    wide.addEventListener('change', () => { this.#isWide.value = wide.matches; }, {signal: this.gone});
    // What changed while another tab or app was in front.
    onReturn(this.load, this.gone);
    this.load();
  }

  load = async () => {
    await this.#home.load(this.gone);
    const home = this.#home.state.value;
    if (!home || this.gone.aborted) return;
    if (home.awards.length > 0) this.#awards.load(this.gone);
    if (home.profile) person.value = home.profile;
    if (home.profile) followAccountTheme(home.profile.themeId);
  };

  render() {
    void language.value;
    const {value, error, loading} = this.#home.state, home = value ?? dashboard.value;
    if (!home) return error ? [this.heading(null), h('div', {class: 'home'}, failure(error, this.load))] : this.skeleton();
    return h('div', {class: 'home', 'aria-busy': loading ? 'true' : null},
      this.top(home), this.hero(home),
      h('div', {class: 'cards'},
        this.chart(home),
        h('div', {class: 'aside'}, this.trophies(home), this.next(home), this.habits(home)),
        this.missing(home, error)));
  }

  heading(home) {
    const hour = new Date().getHours(), part = hour < 5 ? 'night' : hour < 12 ? 'morning' : hour < 18 ? 'day' : 'evening';
    const name = home?.profile?.displayName ?? '';
    return h('h1', {class: home ? null : 'hidden'}, name ? t(`home.hello.${part}`, {name}) : t('home.title'));
  }

  skeleton() {
    return h('div', {class: 'home', 'aria-busy': 'true'},
      h('div', {class: 'top'}, this.heading(null), h('p', {class: 'hidden', role: 'status'}, t('state.loading'))),
      h('section', {class: 'hero'}, h('div', {class: 'land'}, ridge([1, 1, 1, 1, 1])), h('div', {class: 'in'}, h('div', {class: 'ring'}, dayRing([], 1)))),
      h('div', {class: 'cards'}, [1, 2].map(key => h('div', {key: String(key), class: key === 1 ? 'card week' : 'card'},
        ['40%', '90%', '75%', '60%'].map(width => h('div', {class: 'bone line', style: {width}}))))));
  }

  top(home) {
    const today = home.today?.today ? calendarDay(home.today.today) : new Date();
    const level = home.level ? ` · ${t('shell.titan', {level: home.level.number})}` : '';
    return h('div', {class: 'top'},
      h('button', {type: 'button', onclick: openSheet, 'aria-label': t('sheet.open'), 'aria-haspopup': 'dialog'}, avatar()),
      h('div', {class: 'name'}, this.heading(home), h('p', null, date(today, {weekday: 'long', day: 'numeric', month: 'short'}) + level)),
      home.medals.length > 0 && h('ul', {class: 'medals', 'aria-label': t('home.medals')}, home.medals.slice(-4).map(({medalId, title}) => {
        const threshold = Number(/\d+$/.exec(medalId)?.[0] ?? 0);
        return h('li', {key: medalId}, h('span', {class: `disc ${medalMetal(medalId, threshold)}`, title, role: 'img', 'aria-label': title}, threshold || '★'));
      })));
  }

  hero(home) {
    const {today, streak, week} = home, bars = today?.bars ?? [], reps = today?.totalReps ?? 0, goal = today?.goalReps ?? 0;
    const verified = week?.bars.reduce((sum, bar) => sum + bar.verifiedReps, 0) ?? 0;
    const fact = (key, figure, unit, href) => h('div', null, h('dt', null, t(key)), h('dd', null, h('a', {href}, figure, h('i', null, unit))));
    return h('section', {class: 'hero', 'aria-label': t('home.today')},
      h('div', {class: 'land'}, ridge(weeksOf(home.month?.bars ?? []))),
      h('div', {class: 'in rise'},
        today && h('div', {class: 'ring'}, dayRing(bars.map(bar => bar.reps), goal),
          h('div', null, h('div', {class: reps > 999 ? 'number long' : 'number'}, number(reps)), h('small', null, t('home.ofGoal', {goal})),
            h('span', {class: 'hidden'}, t('home.inSets', {count: bars.length})))),
        h('dl', {class: 'facts'},
          streak && fact('home.inARow', number(streak.current), t('home.dates', {count: streak.current}), '/streak'),
          home.lastSession && fact('home.lastSet', number(home.lastSession.reps), t('home.reps', {count: home.lastSession.reps}), `/sessions/${encodeURIComponent(home.lastSession.sessionId)}`),
          (week?.totalReps ?? 0) > 0 && fact('home.verified', percent(verified / week.totalReps), '', '/sessions'))),
      home.slogan && h('div', {class: 'slogan'},
        h('figure', null, h('blockquote', {lang: home.slogan.language}, home.slogan.text),
          home.slogan.author !== 'TitanUp' && h('figcaption', null, home.slogan.author)),
        h('button', {class: 'heart', type: 'button', 'aria-pressed': String(home.slogan.isLiked), 'aria-label': t('home.like'),
          onclick: () => this.like(home.slogan)}, icon('heart'))));
  }

  /** Shows the change at once, and takes it back if it was refused. */
  async like({quoteId, isLiked}) {
    const set = liked => this.#home.change(home => ({...home, slogan: {...home.slogan, isLiked: liked}}));
    set(!isLiked);
    try {
      const {MotivationService} = await import('../../Generated/motivation.js');
      await call(isLiked ? MotivationService.unlikeQuote : MotivationService.likeQuote, {quoteId});
    } catch (error) {
      set(isLiked);
      announce(/** @type {any} */ (error).words);
    }
  }

  chart(home) {
    const range = this.#range.value;
    const choose = name => {
      this.#range.value = name;
      if (name === 'quarter' && !this.#quarter.state.value) this.#quarter.load(this.gone);
    };
    return h('section', {class: 'card week', 'aria-labelledby': 'chart-title'},
      h('header', null, h('h2', {id: 'chart-title'}, t('home.pushUps')),
        h('div', {class: 'segments', role: 'group', 'aria-label': t('home.range')}, ranges.map(name => h('button', {
          type: 'button', 'aria-pressed': String(range === name), onclick: () => choose(name)}, t(`home.range.${name}`))))),
      this.bars(home, range),
      range === 'week' && home.month && this.balance(home));
  }

  bars(home, range) {
    const wide = this.#isWide.value, day = words => ({weekday: words, day: 'numeric', month: 'long'});
    const dates = (chart, label) => chart.bars.map(bar => ({
      label: date(calendarDay(bar.localDate), label), words: date(calendarDay(bar.localDate), day('long')),
      reps: bar.reps, verified: bar.verifiedReps, now: bar.localDate === chart.today,
    }));
    if (range === 'quarter') {
      const {value, error} = this.#quarter.state;
      if (error) return failure(error, () => this.#quarter.load(this.gone));
      if (!value) return h('p', {class: 'muted', role: 'status'}, t('state.loading'));
      return barChart(value.buckets.map(bucket => ({
        label: date(calendarDay(bucket.localDate), {day: 'numeric', month: 'numeric'}),
        words: t('home.weekOf', {date: date(calendarDay(bucket.localDate), {day: 'numeric', month: 'long'})}), reps: bucket.reps,
        verified: bucket.byEvidence.filter(({evidence}) => evidence <= 2).reduce((sum, {reps}) => sum + reps, 0),
        now: bucket.localDate <= value.today && bucket.lastLocalDate >= value.today,
      })), {wide, caption: t('home.caption.quarter')});
    }
    const chart = {day: home.today, week: home.week, month: home.month}[range];
    if (!chart) return h('p', {class: 'muted'}, t('home.partMissing'));
    if (range === 'day' && chart.bars.length === 0) return h('p', {class: 'empty'}, t('home.noneToday'));
    const bars = range === 'week' ? dates(chart, {weekday: 'short'}) : range === 'month' ? dates(chart, {day: 'numeric'})
      : chart.bars.map(bar => {
        const time = date(toDate(bar.startTime) ?? new Date(), {hour: 'numeric', minute: '2-digit'});
        return {label: time, words: time, reps: bar.reps, verified: bar.verifiedReps, now: true};
      });
    return barChart(bars, {goal: range === 'day' ? 0 : chart.goalReps, wide, caption: t(`home.caption.${range}`)});
  }

  /** This week beside the one before, and how much of it TitanUp counted. */
  balance({month, week}) {
    const sum = bars => bars.reduce((total, bar) => total + bar.reps, 0);
    const now = sum(month.bars.slice(-7)), before = sum(month.bars.slice(-14, -7));
    const verified = week?.bars.reduce((total, bar) => total + bar.verifiedReps, 0) ?? 0;
    return h('p', {class: 'balance'},
      before > 0 && now !== before ? h('span', null, h('b', {class: now > before ? null : 'less'},
        h('span', {'aria-hidden': 'true'}, now > before ? '▲ ' : '▼ '), percent(Math.abs(now / before - 1))), ' ',
        t(now > before ? 'home.more' : 'home.fewer')) : h('span', null, t('home.total', {count: now})),
      verified > 0 && seal(t('home.verifiedOf', {verified, total: week.totalReps})));
  }

  trophies(home) {
    const awards = this.#awards.state.value, today = new Date();
    return h('section', {class: 'card'},
      h('header', null, h('h2', null, t('home.latest')), h('a', {class: 'link', href: '/trophies'}, t('home.hall'))),
      home.awards.length === 0
        ? h('div', {class: 'empty'}, h('p', null, t('home.noTrophies')), h('a', {class: 'button small', href: '/set'}, t('nav.set')))
        : h('ul', {class: 'latest'}, home.awards.map(({awardId, trophyId, title, earnTime}) => {
          const trophy = awards?.find(award => award.awardId === awardId)?.trophy;
          return h('li', {key: awardId}, h('a', {href: `/trophies/${encodeURIComponent(trophyId)}`},
            trophy ? emblem(trophy, {size: 88}) : emblem({...unknown, threshold: 0}, {size: 88, earned: false}),
            h('b', null, title), h('small', null, relativeDay(/** @type {Date} */ (toDate(earnTime)), today))));
        })));
  }

  next({suggestions}) {
    const workout = suggestions?.workouts[0];
    return workout && h('section', {class: 'card'},
      h('header', null, h('h2', null, t('home.next')), h('span', {class: 'chip'}, t('home.sets', {count: workout.sets}))),
      h('a', {class: 'next', href: '/train'}, h('div', {class: 'picture', 'aria-hidden': 'true'}, icon('pushUp')),
        h('div', null, h('h3', null, workout.name), h('p', null, workout.explanation))));
  }

  habits({habits}) {
    if (!habits) return null;
    return h('section', {class: 'card'}, h('header', null, h('h2', null, t('home.habits')), h('a', {class: 'link', href: '/habits'}, t('home.allHabits'))),
      habits.habits.length === 0 ? h('p', {class: 'empty'}, t('home.noHabits'))
        : h('ul', {class: 'habits'}, habits.habits.map(habit => h('li', {key: habit.habitId, style: {'--colour': habit.color}},
          h('button', {class: habit.goalMet ? 'tap met' : 'tap', type: 'button', disabled: !online.value,
            'aria-label': t('home.addTo', {title: habit.title}), onclick: () => this.add(habit)}, icon(habit.goalMet ? 'check' : 'plus')),
          h('span', null, h('b', null, habit.title),
            h('small', null, habit.goalMet ? t('home.goalMet', {count: habit.currentStreak}) : t('home.goalPercent', {percent: percent(habit.goalPercent / 100)}))),
          h('span', {class: 'count', 'aria-label': t('home.todayCount', {count: habit.today})}, number(habit.today))))));
  }

  /** One more, shown at once. @param {{habitId: string, title: string, today: number}} habit */
  async add({habitId, title, today}) {
    const set = change => this.#home.change(home => ({...home, habits: {...home.habits, habits: home.habits.habits.map(
      each => each.habitId === habitId ? {...each, ...change(each)} : each)}}));
    set(each => ({today: each.today + 1}));
    try {
      const {HabitsService} = await import('../../Generated/habits.js');
      const {totals} = await call(HabitsService.recordHabit, {record: {recordId: crypto.randomUUID(), habitId, timeZone}});
      set(() => ({today: totals?.day ?? today + 1, goalMet: totals?.goalMet ?? false}));
      announce(t('home.added', {title, count: totals?.day ?? today + 1}));
    } catch (error) {
      set(each => ({today: each.today - 1}));
      announce(/** @type {any} */ (error).words);
    }
  }

  missing(home, error) {
    if (error) return failure(error, this.load);
    return home.unavailable.length > 0 && h('p', {class: 'missing', role: 'status'}, t('home.unavailable', {count: home.unavailable.length}), ' ',
      h('button', {class: 'link', type: 'button', onclick: this.load}, t('error.again')));
  }
}

/** A trophy of which nothing is known. */
const unknown = /** @type {import('../../Generated/trophies.js').Trophy} */ (/** @type {unknown} */ ({metric: 0, scope: 0, threshold: 0, windowMs: 0, experience: 0}));

/** The sums of the last five weeks, oldest first. @param {{reps: number}[]} days */
function weeksOf(days) {
  const weeks = [0, 0, 0, 0, 0];
  days.slice(-35).forEach(({reps}, index, all) => { weeks[4 - Math.floor((all.length - 1 - index) / 7)] += reps; });
  return weeks;
}

customElements.define('titan-home', Home);
