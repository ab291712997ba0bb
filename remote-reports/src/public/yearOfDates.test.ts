import { runInThisContext } from 'node:vm';
import { addDays, dayCount, daysOf, formatRange, type DayRange } from '@back-office/shared/format';
import {
  addPeriod,
  baselineUntil,
  comparedDays,
  comparisons,
  createLedger,
  defaultRange,
  localLedgerPort,
  momentOf,
  namedRange,
  periodBaseline,
} from '@back-office/shared/ledger';
import { presetsOf, stepRange } from '@back-office/shared/ui/dates';
import { lastWeekTo, withRangeToDate } from '../domain/rangeParams';
import { askReport } from '../domain/reports/askReport';
import type { ReportDefinition } from '../domain/reports/definition';
import { reportCsv } from '../domain/reports/reportCsv';
import { periods, rangeOfPeriod, summaryAddress } from '../features/financial-suite/domain/suiteView';
import { salesReport } from '../features/sales-summary/domain/salesReport.testing';
import { summaryCsv } from '../features/sales-summary/domain/summaryCsv';
import { defaultView } from '../features/sales-summary/domain/summaryView';

/** With the difference from UTC, in minutes, on January 1. */
const zones = [
  ['America/New_York', 300],
  ['Asia/Tokyo', -540],
  ['Europe/Berlin', -60],
  ['Pacific/Honolulu', 600],
] as const;
const computerZone = process.env['TZ'];
const year = daysOf({ from: '2026-01-01', to: '2026-12-31' });
/** Minutes after midnight in London: the first and last minutes of the store’s day, and those when clocks change. */
const minutes = [301, 390, 450, 1020, 1679];
const instants = year.map((day, index) => Date.parse(day) + (minutes[index % minutes.length] ?? 0) * 60_000);

/** Tests see a copy of `process.env`, which does not change the zone. */
function setZone(zone: string | undefined) {
  runInThisContext(zone === undefined ? 'delete process.env.TZ' : `process.env.TZ = '${zone}'`);
}

afterEach(() => setZone(computerZone));

/** Every period that a screen offers, opens on or steps to. */
function offeredOn(today: string): readonly DayRange[] {
  const named = [...presetsOf(today).map(({ range }) => range), ...periods.map((each) => rangeOfPeriod(each, today))];
  const stepped = named
    .flatMap((range) => [stepRange(range, -1, today) ?? [], stepRange(range, 1, today) ?? []])
    .flat();
  const days = ['from=2026-01-01&to=2026-12-31', `from=${today}&to=${addDays(today, 6)}`].map(
    (search) => namedRange(withRangeToDate(new URLSearchParams(search), today)) ?? defaultRange,
  );
  return [...named, ...stepped, ...days, lastWeekTo(today)];
}

/** Days in a text as `2026-11-23`. */
const daysIn = (text: string) => text.match(/\d{4}-\d{2}-\d{2}/g) ?? [];

describe.each(zones)('a computer in %s', (zone, offset) => {
  /** Each day of the year is one of them in one of the zones. */
  const place = zones.findIndex(([name]) => name === zone);
  const own = instants.filter((_, index) => index % zones.length === place);

  beforeEach(() => {
    setZone(zone);
    expect(new Date('2026-01-01').getTimezoneOffset()).toBe(offset);
  });

  test('no period and no link goes beyond now', () => {
    const beyond: string[] = [];
    for (const instant of own) {
      const { day: today } = momentOf(instant);
      for (const range of offeredOn(today)) {
        const addresses = [
          ...['/', '/transactions', '/reports', '/financial-suite', '/deferred-sales'].map((to) =>
            addPeriod(to, range),
          ),
          summaryAddress({ range, filters: [] }),
        ];
        if (range.from > range.to || range.to > today || addresses.flatMap(daysIn).some((day) => day > today))
          beyond.push(`${today}: ${formatRange(range)} ${addresses.join(' ')}`);
      }
    }
    expect(beyond).toEqual([]);
  });

  test('a period that ends today is compared with as many days until the same minute', () => {
    const unequal: string[] = [];
    for (const instant of own) {
      const now = momentOf(instant);
      for (const range of offeredOn(now.day).filter(({ to }) => to === now.day))
        for (const comparison of comparisons) {
          const baseline = periodBaseline(range, comparison);
          const until = baseline && baselineUntil(range, baseline, now);
          const isEqual = baseline && dayCount(baseline) === dayCount(range) && until?.minute === now.minute;
          const isSaid = baseline && /, until \d+:\d\d [AP]M$/.test(comparedDays(range, comparison, now)?.name ?? '');
          if (baseline && !(isEqual && isSaid && until?.day === baseline.to))
            unequal.push(`${now.day}: ${formatRange(range)} ${comparison}`);
        }
    }
    expect(unequal).toEqual([]);
  });
});

const netSales: ReportDefinition = { groupBy: [], columns: ['net-sales'], filters: [], charts: [] };

/** `Nov 24` to `Nov 30` are ahead on November 23: days that a label or a file must not mention. */
function aheadOf(today: string): RegExp {
  const ahead = daysOf({ from: addDays(today, 1), to: addDays(today, 7) });
  const written = ahead.map((day) => formatRange({ from: day, to: day }).replace(/, \d{4}$/, ''));
  return new RegExp(`(${[...written.map((text) => `${text}(?!\\d)`), ...ahead].join('|')})`);
}

test('on each thirteenth day of 2026, the rows and the files of this week, month and quarter mention no day ahead', () => {
  const ledger = createLedger();
  const port = localLedgerPort(ledger);
  for (const instant of instants.filter((_, index) => index % 13 === 8)) {
    const now = momentOf(instant);
    const ahead = aheadOf(now.day);
    const running = presetsOf(now.day).filter(({ label }) =>
      ['This week', 'This month', 'This quarter'].includes(label),
    );
    for (const { range } of running) {
      const scope = { range, filters: [] };
      for (const granularity of ['Daily', 'Weekly', 'Monthly'] as const) {
        const view = { ...defaultView, scope, granularity, comparison: 'None' } as const;
        const report = salesReport(ledger, view, now);
        expect(report.time?.rows.map(({ label }) => label).join()).not.toMatch(ahead);
        expect(report.time?.rows.at(-1)?.label).toMatch(/\(so far\)$/);
        expect(summaryCsv(report)).not.toMatch(ahead);
      }
      for (const groupBy of [['date'], ['week'], ['month']] as const) {
        const definition: ReportDefinition = { ...netSales, groupBy };
        const answer = askReport(port, definition, scope, now.day);
        if (answer instanceof Promise) throw new Error('The local ledger answers at once.');
        expect(reportCsv(answer.result)).not.toMatch(ahead);
        expect(answer.result.rows.map(({ label }) => label).join()).not.toMatch(ahead);
      }
    }
  }
});
