import { screen, within } from '@testing-library/react';
import { openLedger } from '@back-office/shared/ledger/testing';
import { renderInArea } from '@back-office/shared/testing';
import { preloadParts } from './SummaryFigures';
import { SalesSummaryScreen } from './SalesSummaryScreen';

/** For the tests of the screen: every test begins with the sample ledger and an empty storage. */
export function startClean() {
  beforeAll(preloadParts);
  beforeEach(() => {
    openLedger();
    window.localStorage.clear();
    window.sessionStorage.clear();
  });
}

export function open(search = '', options: Parameters<typeof renderInArea>[1] = {}) {
  return renderInArea(<SalesSummaryScreen notice={<p>Notice</p>} />, {
    path: `/reports${search}`,
    ...options,
  });
}

export const step = (name: string) =>
  within(screen.getByRole('group', { name: 'Date range' })).getByRole('button', { name });
export const breakdown = () => within(screen.getByRole('table', { name: 'Breakdown' }));

/** The visible texts of the cells of a line, without those for screen readers. */
export function cells(row: HTMLElement) {
  return [...row.children].map((cell) => {
    const amount = cell.querySelector('[aria-hidden="true"]:not(svg)');
    const unseen = cell.querySelector('[hidden]')?.textContent ?? '';
    return amount?.textContent ?? cell.textContent.replace(unseen, '');
  });
}

/** A row of a table by its header, because naming whole rows with all their amounts is slow. */
export function rowOf(table: ReturnType<typeof within>, name: RegExp | string) {
  const row = table.getAllByRole('rowheader', { name })[0]?.closest('tr');
  if (!row) throw new Error(`The table has no row ${name}.`);
  return row;
}

export const line = (name: RegExp | string) => rowOf(breakdown(), name);
