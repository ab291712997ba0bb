import { screen, waitFor } from '@testing-library/react';
import { downloadFile } from '@back-office/shared/csv';
import type { DamagedRecord, ShopLedger } from '@back-office/shared/shop/store';
import { renderInArea } from '@back-office/shared/testing';
import { zipOf } from '@back-office/shared/zip';
import { DamageNotice } from './DamageNotice';

jest.mock('@back-office/shared/csv', () => ({
  ...jest.requireActual<object>('@back-office/shared/csv'),
  downloadFile: jest.fn(),
}));
jest.mock('@back-office/shared/zip', () => ({ zipOf: jest.fn(() => new Blob()) }));
const save = jest.mocked(downloadFile);
const zip = jest.mocked(zipOf);

beforeEach(() => save.mockClear());

const bytes = new ArrayBuffer(8);
const damaged = (
  month: string,
  transactions: number,
  stored?: ArrayBuffer,
  part: DamagedRecord['part'] = 'figures',
): DamagedRecord => ({
  month,
  part,
  transactions,
  reason: 'Its bytes have changed.',
  bytes: stored,
});

interface ShownLedger extends Pick<ShopLedger, 'checkAll' | 'damagedRecords'> {
  readonly failure: string;
}

/** The names and sizes of the files in the last ZIP file. */
const zipped = () => zip.mock.lastCall?.[0].map(([name, { length }]) => [name, length]);

function show(
  months: readonly DamagedRecord[],
  { checkAll = async () => months, damagedRecords = async () => months, failure }: Partial<ShownLedger> = {},
) {
  const salvage = async () => [{ name: 'manifest.json', bytes: new Uint8Array(5) }];
  const subscribe = () => () => undefined;
  const stored = { subscribe, damage: () => months, failure: () => failure, checkAll, damagedRecords, salvage };
  return renderInArea(<DamageNotice shopId="bakery-k3f1" stored={stored} />);
}

test('without damage there is no notice', () => {
  show([]);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('damaged months are named, with what is missing, and their bytes can be downloaded', async () => {
  const { user } = show([damaged('2025-05', 1_204, bytes), damaged('2025-06', 1)]);
  expect(screen.getByRole('alert')).toHaveTextContent(
    'The stored sales of May 2025 and June 2025 are damaged: 1,205 transactions are in no figure and no list. All other months can be used.',
  );
  await user.click(screen.getByRole('button', { name: 'Download' }));
  expect(await screen.findByText('1 damaged record downloaded')).toBeVisible();
  expect(zipped()).toEqual([['2025-05-figures.bin', 8]]);
  expect(save.mock.calls.map(([name]) => name)).toEqual(['bakery-k3f1-damaged.zip']);
});

test('a month with several damaged records is named once, and all of them are downloaded', async () => {
  const { user } = show([damaged('2025-05', 9, bytes), damaged('2025-05', 9, bytes, 'lines')]);
  expect(screen.getByRole('alert')).toHaveTextContent('The stored sales of May 2025 are damaged: 9 transactions');
  await user.click(screen.getByRole('button', { name: 'Download' }));
  expect(await screen.findByText('2 damaged records downloaded')).toBeVisible();
  expect(save).toHaveBeenCalledTimes(1);
  expect(zipped()).toEqual([
    ['2025-05-figures.bin', 8],
    ['2025-05-lines.bin', 8],
  ]);
});

test('a shop of which nothing can be read says why, leads to its backups, and what is stored can be downloaded', async () => {
  const failure = 'The list of what this shop has stored is damaged, so its figures cannot be read. Restore a backup.';
  const { user } = show([], { failure });
  expect(screen.getByRole('alert')).toHaveTextContent('The list of what this shop has stored is damaged');
  expect(screen.getByRole('link', { name: 'Restore a backup' })).toHaveAttribute('href', '/settings#data');
  await user.click(screen.getByRole('button', { name: 'Download' }));
  expect(await screen.findByText('1 damaged record downloaded')).toBeVisible();
  expect(zipped()).toEqual([['manifest.json', 5]]);
});

test('everything that is stored is checked once the page is idle', async () => {
  const checkAll = jest.fn(async () => []);
  show([], { checkAll });
  await waitFor(() => expect(checkAll).toHaveBeenCalledTimes(1));
});

test('a month of which nothing is stored has nothing to download', async () => {
  const { user } = show([damaged('2025-06', 1)]);
  expect(screen.getByRole('alert')).toHaveTextContent('1 transaction is in no figure and no list.');
  await user.click(screen.getByRole('button', { name: 'Download' }));
  expect(await screen.findByText('Nothing of these months is stored any more.')).toBeVisible();
  expect(save).not.toHaveBeenCalled();
});

test('records that cannot be read any more are said', async () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { user } = show([damaged('2025-06', 1)], {
    damagedRecords: () => Promise.reject(new Error('The worker has ended.')),
  });
  await user.click(screen.getByRole('button', { name: 'Download' }));
  expect(await screen.findByText(/could not be read\. Reload the page/)).toBeVisible();
  error.mockRestore();
});
