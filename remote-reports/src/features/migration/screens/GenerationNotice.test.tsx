import { act, screen } from '@testing-library/react';
import { renderInArea } from '@back-office/shared/testing';
import type { ReplaceableReport } from '../domain/legacyReport';
import { GenerationNotice } from './GenerationNotice';
import { generationTime, redirectDelay } from '../state/useGeneration';

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers({ advanceTimers: true });
});
afterEach(() => jest.useRealTimers());

function open(generate: (chosen: readonly ReplaceableReport[]) => Promise<void> = async () => undefined) {
  const generated: string[][] = [];
  const generator = {
    generate(chosen: readonly ReplaceableReport[]) {
      generated.push(chosen.map(({ name }) => name));
      return generate(chosen);
    },
  };
  const view = renderInArea(<GenerationNotice generator={generator} isExpanded />, { path: '/migration-status' });
  return { ...view, generated };
}

const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const generateButton = () => screen.getByRole('button', { name: 'Generate' });
const isUnavailable = () => generateButton().getAttribute('aria-disabled') === 'true';
const notice = () => screen.queryByText('Reports move to a new reporting system in May 2026.');

test('reports are generated after 3 seconds and open 2 seconds later', async () => {
  const { user, path, generated } = open();
  expect(isUnavailable()).toBe(true);
  await user.click(screen.getByRole('checkbox', { name: 'Taxes' }));
  await user.click(screen.getByRole('checkbox', { name: 'Gratuity' }));
  expect(screen.getByText('2 of 15 legacy reports selected')).toBeVisible();
  await user.click(generateButton());
  expect(isUnavailable()).toBe(true);
  expect(screen.getByRole('progressbar', { name: 'Generating 2 reports' })).toBeVisible();
  await wait(generationTime - 200);
  expect(generated).toEqual([]);
  await wait(200);
  expect(generated).toEqual([['Taxes', 'Gratuity']]);
  expect(screen.getByRole('heading', { name: 'Migration Complete' })).toHaveFocus();
  expect(screen.getByRole('link', { name: 'View New Reports' })).toHaveAttribute(
    'href',
    '/financial-suite/custom-reports',
  );
  expect(path()).toBe('/migration-status');
  await wait(redirectDelay);
  expect(path()).toBe('/financial-suite/custom-reports');
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

test('dismissing while reports are generated stores nothing', async () => {
  const { user, generated } = open();
  await user.click(screen.getByRole('checkbox', { name: 'Taxes' }));
  await user.click(generateButton());
  await user.click(screen.getByRole('button', { name: 'Dismiss' }));
  await wait(generationTime + redirectDelay);
  expect(notice()).not.toBeInTheDocument();
  expect(generated).toEqual([]);
});

test('leaving stops the generation and the redirect', async () => {
  const { user, generated, unmount } = open();
  await user.click(screen.getByRole('checkbox', { name: 'Taxes' }));
  await user.click(generateButton());
  unmount();
  await wait(generationTime + redirectDelay);
  expect(generated).toEqual([]);
});

test('a failure says why and keeps the choice, so that it can be tried again', async () => {
  let isFull = true;
  const { user, generated } = open(async () => {
    if (isFull) throw new Error('The storage of this browser is full.');
  });
  await user.click(screen.getByRole('checkbox', { name: 'Taxes' }));
  await user.click(generateButton());
  await wait(generationTime);
  expect(screen.getByRole('alert')).toHaveTextContent('The storage of this browser is full.');
  expect(screen.getByRole('checkbox', { name: 'Taxes' })).toBeChecked();
  isFull = false;
  await user.click(generateButton());
  await wait(generationTime);
  expect(generated).toEqual([['Taxes'], ['Taxes']]);
  expect(screen.getByRole('heading', { name: 'Migration Complete' })).toBeVisible();
});
