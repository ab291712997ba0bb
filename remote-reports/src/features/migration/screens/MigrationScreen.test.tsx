import { screen, within } from '@testing-library/react';
import type { Shop } from '@back-office/shared/contract';
import { renderInArea } from '@back-office/shared/testing';
import { MigrationScreen } from './MigrationScreen';

beforeEach(() => localStorage.clear());

const open = (search = '') => renderInArea(<MigrationScreen />, { path: `/migration-status${search}` });
const table = () => screen.getByRole('table', { name: 'Reports' });

test('all 53 reports are listed, with a card for each state', () => {
  open();
  expect(table()).toHaveAttribute('aria-rowcount', '54');
  expect(screen.getByText('53 of 53 reports')).toBeVisible();
  const summary = within(screen.getByRole('region', { name: 'Summary' }));
  expect(summary.getByText('Total reports')).toBeVisible();
  for (const state of [
    'Migrated to SDP',
    'In progress migrating to SDP',
    'Not started',
    'Other Team Owned',
    'External Workflow',
  ])
    expect(summary.getByText(state)).toBeVisible();
  expect(summary.getByText('40%')).toBeVisible();
});

test('a link carries the search and both filters', () => {
  open('?q=ledger&category=sales&status=in-progress-migrating-to-sdp');
  expect(screen.getByRole('searchbox', { name: 'Search reports' })).toHaveValue('ledger');
  expect(screen.getByText('2 of 53 reports')).toBeVisible();
  expect(within(table()).getByText('Discounts & comps')).toBeInTheDocument();
});

test('an empty result says so and offers Clear Filters, which brings the rows back and keeps the focus', async () => {
  const { user, path } = open('?q=nothing-like-it&category=staff');
  expect(screen.getByText('No reports match your current filters.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Clear Filters' }));
  expect(screen.getByText('53 of 53 reports')).toBeVisible();
  expect(screen.getByRole('searchbox', { name: 'Search reports' })).toHaveFocus();
  expect(path()).toBe('/migration-status');
});

test('on phones the tracker comes before the fifteen choices, and a button leads to these', async () => {
  const phone = { matches: true, addEventListener: () => undefined, removeEventListener: () => undefined };
  Object.defineProperty(window, 'matchMedia', { configurable: true, value: () => phone });
  try {
    const { user } = open();
    const notice = screen.getByRole('region', { name: 'Report migration' });
    expect(table().compareDocumentPosition(notice)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    document.body.setAttribute('data-back-office', '');
    await user.click(screen.getByRole('button', { name: 'Generate reports' }));
    expect(notice).toHaveFocus();
  } finally {
    document.body.removeAttribute('data-back-office');
    Reflect.deleteProperty(window, 'matchMedia');
  }
});

test('the focus stays in reach when the notice is dismissed and brought back', async () => {
  const { user } = open();
  const dismiss = () => screen.getByRole('button', { name: 'Dismiss' });
  await user.click(dismiss());
  expect(screen.getByRole('heading', { name: 'Migration Status' })).toHaveFocus();
  await user.tab();
  expect(screen.getByRole('button', { name: 'Generate reports' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('region', { name: 'Report migration' })).toHaveFocus();
  await user.tab();
  expect(screen.getByRole('button', { name: 'Hide reports' })).toHaveFocus();
});

test('in a shop of the merchant’s own it says that migration belongs to the sample', () => {
  const shop: Shop = {
    id: 'bakery-1',
    name: 'Bakery',
    source: 'browser',
    currency: 'EUR',
    timeZone: 'Europe/Berlin',
    dayStart: 0,
    locale: 'de-DE',
  };
  renderInArea(<MigrationScreen />, { path: '/migration-status?shop=bakery-1', services: { shop } });
  expect(screen.getByText('Migration belongs to the sample shop')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Look at the sample' })).toHaveAttribute('href', '/');
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});

test('the shop of a page that embeds the area has nothing to move, and no sample shop to open', () => {
  renderInArea(<MigrationScreen />, { path: '/migration-status', services: { isEmbedded: true, isPageShop: true } });
  expect(screen.getByText('Migration belongs to the sample shop')).toBeVisible();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});
