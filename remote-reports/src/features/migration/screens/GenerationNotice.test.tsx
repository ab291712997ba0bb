import { act, screen, within } from '@testing-library/react';
import { openLedger } from '@back-office/shared/ledger/testing';
import { renderInArea } from '@back-office/shared/testing';
import { generationTime, redirectDelay } from '../state/useGeneration';
import { GenerationNotice } from './GenerationNotice';

beforeEach(() => {
  localStorage.clear();
  openLedger({ now: Date.UTC(2025, 6, 18, 16) });
  jest.useFakeTimers({ advanceTimers: true });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  openLedger();
});

const open = () => renderInArea(<GenerationNotice isExpanded />, { path: '/migration-status' });

const storedNames = () =>
  (JSON.parse(localStorage.getItem('customReports') ?? '[]') as { name: string }[]).map(({ name }) => name);
const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const generateButton = () => screen.getByRole('button', { name: 'Generate' });
const notice = () => screen.queryByText('Reports move to a new reporting system in May 2026.');

test('after May 2026 the notice speaks of the past', () => {
  openLedger({ now: Date.UTC(2026, 10, 23, 16) });
  open();
  expect(screen.getByText('Reports moved to a new reporting system in May 2026.')).toBeVisible();
  expect(notice()).not.toBeInTheDocument();
});

test('reports are generated after 3 seconds and open 2 seconds later', async () => {
  const { user, path } = open();
  expect(generateButton()).toHaveAttribute('aria-disabled', 'true');
  await user.click(screen.getByRole('checkbox', { name: 'Taxes' }));
  await user.click(screen.getByRole('checkbox', { name: 'Gratuity' }));
  expect(screen.getByText('2 of 12 legacy reports selected')).toBeVisible();
  await user.click(generateButton());
  expect(generateButton()).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByRole('progressbar', { name: 'Generating 2 reports' })).toBeVisible();
  await wait(generationTime - 200);
  expect(storedNames()).toEqual([]);
  await wait(200);
  expect(storedNames()).toEqual(['Taxes (Auto-Generated)', 'Gratuity (Auto-Generated)']);
  expect(screen.getByRole('heading', { name: 'Migration Complete' })).toHaveFocus();
  expect(screen.getByRole('link', { name: 'View New Reports' })).toHaveAttribute(
    'href',
    '/financial-suite/custom-reports',
  );
  expect(path()).toBe('/migration-status');
  await wait(redirectDelay);
  expect(path()).toBe('/financial-suite/custom-reports');
});

test('generated reports follow the stored ones, and a second generation gets new ids', async () => {
  for (const expected of [1, 2]) {
    const { user, unmount } = open();
    await user.click(screen.getByRole('checkbox', { name: 'Taxes' }));
    await user.click(generateButton());
    await wait(generationTime);
    unmount();
    expect(storedNames()).toHaveLength(expected);
  }
  const stored = JSON.parse(localStorage.getItem('customReports') ?? '[]') as { id: string }[];
  expect(stored.map(({ id }) => id)).toEqual(['generated-taxes', 'generated-taxes-2']);
});

test('reports that the sales data cannot answer are listed with what to use, and not generated', async () => {
  const { user } = open();
  expect(screen.getAllByRole('checkbox')).toHaveLength(15);
  for (const name of ['Cash drawer', 'Employee timecards', 'Modifier sold'])
    expect(screen.getByRole('checkbox', { name })).toBeDisabled();
  const reason = screen.getByText(
    /^Modifier sold: Your shop does not record which modifiers are chosen with an item\. Use/,
  );
  expect(within(reason).getByRole('link', { name: 'Items sold' })).toHaveAttribute(
    'href',
    '/financial-suite/reports/items-sold',
  );
  await user.click(screen.getByRole('button', { name: 'Select all' }));
  expect(screen.getByText('12 of 12 legacy reports selected')).toBeVisible();
  await user.click(generateButton());
  await wait(generationTime);
  expect(storedNames()).toHaveLength(12);
  expect(storedNames().join()).not.toMatch(/Cash drawer|Employee timecards|Modifier sold/);
});

test('Dismiss on the finished card keeps the merchant here', async () => {
  const { user, path } = open();
  await user.click(screen.getByRole('button', { name: 'Select all' }));
  await user.click(generateButton());
  await wait(generationTime);
  await user.click(screen.getByRole('button', { name: 'Dismiss' }));
  await wait(redirectDelay * 2);
  expect(screen.queryByText('Migration Complete')).not.toBeInTheDocument();
  expect(notice()).not.toBeInTheDocument();
  expect(path()).toBe('/migration-status');
});

test.each(['dismissing the notice', 'leaving the screen'])('%s stops the generation', async (how) => {
  const { user, unmount } = open();
  await user.click(screen.getByRole('checkbox', { name: 'Taxes' }));
  await user.click(generateButton());
  if (how === 'leaving the screen') unmount();
  else await user.click(screen.getByRole('button', { name: 'Dismiss' }));
  await wait(generationTime + redirectDelay);
  expect(notice()).not.toBeInTheDocument();
  expect(storedNames()).toEqual([]);
});

test('a failure says why and keeps the choice, so that it can be tried again', async () => {
  const { user } = open();
  await user.click(screen.getByRole('checkbox', { name: 'Taxes' }));
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await user.click(generateButton());
  await wait(generationTime);
  expect(screen.getByRole('alert')).toHaveTextContent('Your reports are unchanged');
  expect(screen.getByRole('checkbox', { name: 'Taxes' })).toBeChecked();
  full.mockRestore();
  await user.click(generateButton());
  await wait(generationTime);
  expect(storedNames()).toEqual(['Taxes (Auto-Generated)']);
});

test('a merchant who works elsewhere keeps the focus when the generation ends', async () => {
  const { user } = open();
  await user.click(screen.getByRole('checkbox', { name: 'Taxes' }));
  await user.click(generateButton());
  const elsewhere = document.body.appendChild(document.createElement('input'));
  elsewhere.focus();
  await wait(generationTime);
  expect(screen.getByText('Migration Complete')).toBeVisible();
  expect(elsewhere).toHaveFocus();
  elsewhere.remove();
});
