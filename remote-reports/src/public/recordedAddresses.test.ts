/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Scope, Sort } from '@back-office/shared/ledger';
import { lineOf as deferredLineOf, viewOf as deferredViewOf } from '../features/deferred-sales/domain/deferredParams';
import { suiteViewOf } from '../features/financial-suite/domain/suiteView';
import { reportBySlug } from '../features/ledger-reports/domain/menuReports';
import { viewOf as reportViewOf } from '../features/ledger-reports/domain/reportView';
import { lineOf, viewOf as summaryViewOf } from '../features/sales-summary/domain/summaryView';
import { transactionsStateOf } from '../domain/transactionsState';
import { viewOf as transactionsViewOf } from '../domain/transactionsView';

/**
 * Random views of every screen and link, with the addresses that were written when each screen had its own code for them.
 * They never change: addresses that exist keep their meaning.
 */
const recorded = JSON.parse(readFileSync(join(__dirname, 'recordedAddresses.json'), 'utf8')) as readonly (readonly [
  screen: string,
  search: string,
  view: Readonly<Record<string, unknown>>,
])[];

const readers: Readonly<Record<string, (params: URLSearchParams) => object>> = {
  transactions(params) {
    const { sort, ...view } = transactionsViewOf(params);
    return { ...view, sort: recordedSort('column', sort) };
  },
  summary: (params) => ({ ...flat(summaryViewOf(params)), line: lineOf(params) }),
  deferred(params) {
    const { scenario, group: _group, ...view } = deferredViewOf(params);
    return { ...flat(view), scenario: scenario?.id, line: deferredLineOf(params) };
  },
  suite(params) {
    return flat(suiteViewOf(params, '2026-11-23'));
  },
};

function readReport(slug: string, params: URLSearchParams) {
  const report = reportBySlug(slug);
  if (!report) throw new Error(`There is no report ${slug}.`);
  const { scope, definition, sort } = reportViewOf(report, params);
  const { groupBy, charts, filters } = definition;
  return {
    ...transactionsStateOf(scope),
    filters: filters.slice(report.filters?.length ?? 0),
    groupBy,
    charts,
    sort: recordedSort('field', sort),
  };
}

/** What sorts was once called the column of a list, and the field of a report. */
function recordedSort(name: 'column' | 'field', sort: Sort | undefined) {
  return sort && { [name]: sort.by, isDescending: sort.isDescending };
}

/** Filters of other fields were not recorded where a screen had none. */
function flat({ scope, ...view }: { readonly scope: Scope }) {
  expect(scope.filters.filter(({ field }) => field !== 'location' && field !== 'part-of-day')).toEqual([]);
  return { ...transactionsStateOf(scope), ...view };
}

test('more than 300 addresses are recorded, of every screen', () => {
  expect(recorded.length).toBeGreaterThan(300);
  const screens = new Set(recorded.map(([screen]) => screen.split(' ')[0]));
  expect([...screens].sort()).toEqual(['deferred', 'report', 'suite', 'summary', 'transactions']);
});

test('every recorded address reads to the view that was written', () => {
  for (const [screen, search, view] of recorded) {
    const params = new URLSearchParams(search);
    const [kind = '', slug = ''] = screen.split(' ');
    const read = kind === 'report' ? readReport(slug, params) : readers[kind]?.(params);
    expect([screen, search, JSON.parse(JSON.stringify(read))]).toEqual([screen, search, view]);
  }
});
