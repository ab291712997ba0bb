import { createVisitPeriod, type VisitPeriod } from './visitPeriod';

const today = { from: '2026-11-23', to: '2026-11-23' };
const week = { from: '2026-11-22', to: '2026-11-23' };
const plain = { hasOwn: false, shows: () => false };
const showing = ({ from, to }: typeof today) => ({
  hasOwn: true,
  shows: (period: { readonly from: string; readonly to: string }) => period.from === from && period.to === to,
});

function fakeStorage(refuses = false) {
  const values = new Map<string, string>();
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem(key: string, value: string) {
      if (refuses) throw new Error('full');
      values.set(key, value);
    },
  };
}

const open = (storage = fakeStorage(), page = new EventTarget()) => createVisitPeriod({ storage, page });

/** The dashboard on its sample day, then Today on it, then the transactions. */
function visitToday(visit: VisitPeriod) {
  expect(visit.arrive('default', plain)).toBeUndefined();
  visit.choose(today);
  expect(visit.arrive('dashboard', showing(today))).toBeUndefined();
  expect(visit.arrive('transactions', showing(today))).toBeUndefined();
}

test('without a choice, screens open on their own default', () => {
  const visit = open();
  expect(visit.arrive('default', plain)).toBeUndefined();
  expect(visit.arrive('one', showing(today))).toBeUndefined();
  expect(visit.read()).toBeUndefined();
});

test('a chosen period follows to a screen whose address names none', () => {
  const visit = open();
  visitToday(visit);
  expect(visit.arrive('reports', plain)).toEqual(today);
});

test('an address with days of its own shows them, and the period stays', () => {
  const visit = open();
  visitToday(visit);
  expect(visit.arrive('link', showing(week))).toBeUndefined();
  expect(visit.read()).toEqual(today);
});

test('Back to the sample restores it, and Forward restores the period', () => {
  const visit = open();
  visitToday(visit);
  visit.arrive('dashboard', showing(today));
  expect(visit.arrive('default', plain)).toBeUndefined();
  expect(visit.read()).toBeUndefined();
  visit.arrive('dashboard', showing(today));
  expect(visit.read()).toEqual(today);
});

test('an address opened without days is the sample, whatever the tab showed before', () => {
  const storage = fakeStorage();
  visitToday(open(storage));
  const reopened = open(storage);
  expect(reopened.arrive('default', plain)).toBeUndefined();
  expect(reopened.read()).toBeUndefined();
});

test('a reload keeps the period and the history', () => {
  const storage = fakeStorage();
  visitToday(open(storage));
  const reloaded = open(storage);
  reloaded.arrive('transactions', showing(today));
  expect(reloaded.read()).toEqual(today);
  expect(reloaded.arrive('reports', plain)).toEqual(today);
  reloaded.arrive('default', plain);
  expect(reloaded.read()).toBeUndefined();
});

test('all copies of the page have the same period, and only a change calls listeners', () => {
  const [storage, page] = [fakeStorage(), new EventTarget()];
  const [one, other] = [open(storage, page), open(storage, page)];
  const listener = jest.fn();
  const stop = other.subscribe(listener);
  one.choose(week);
  expect(other.read()).toEqual(week);
  one.choose({ ...week });
  expect(listener).toHaveBeenCalledTimes(1);
  stop();
  one.choose(undefined);
  expect(listener).toHaveBeenCalledTimes(1);
});

test('a storage that refuses, or holds something else, changes nothing', () => {
  const full = open(fakeStorage(true));
  full.choose(today);
  expect(full.read()).toEqual(today);
  for (const text of ['', 'null', '{"period":{"from":"2026-02-30","to":"x"},"entries":[1]}', '[]']) {
    const storage = fakeStorage();
    storage.setItem('back-office:visit-period', text);
    expect(open(storage).read()).toBeUndefined();
  }
});
