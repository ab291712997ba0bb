import { act, screen } from '@testing-library/react';
import { maxPage } from '@back-office/shared/ledger';
import { createGate, slowPort, TestLedger, type Gate } from '@back-office/shared/ledger/testing';
import { renderInArea } from '@back-office/shared/testing';
import { salesDetailColumns } from '../domain/transactionsCsv';
import { ExportProgress } from '../parts/ExportProgress';
import { useExport } from './useExport';

const question = {
  scope: { range: { from: '2025-01-01', to: '2025-12-31' }, filters: [] },
  sort: { by: 'time', isDescending: true },
} as const;

function Exporting() {
  const { running, run } = useExport(question, 1_140);
  return (
    <>
      <button type="button" onClick={() => run({ name: 'year.csv', columns: salesDetailColumns })}>
        Export
      </button>
      {running && <ExportProgress {...running} />}
    </>
  );
}

async function start(gate: Gate) {
  jest.spyOn(URL, 'createObjectURL');
  const clicked = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const view = renderInArea(
    <TestLedger wrap={(port) => slowPort(port, gate)}>
      <Exporting />
    </TestLedger>,
  );
  await view.user.click(screen.getByRole('button', { name: 'Export' }));
  return { ...view, clicked };
}

beforeEach(() => {
  URL.createObjectURL = () => 'blob:file';
  URL.revokeObjectURL = () => undefined;
});
afterEach(() => jest.restoreAllMocks());

const nextPage = (gate: Gate) => act(async () => gate.open());

test('a slow export shows how far it is, page by page, and writes one file at the end', async () => {
  const gate = createGate();
  const { clicked } = await start(gate);
  expect(await screen.findByRole('progressbar', { name: 'Exporting 0 of 1,140 transactions' })).toBeVisible();
  await nextPage(gate);
  expect(await screen.findByRole('progressbar', { name: `Exporting ${maxPage} of 1,140 transactions` })).toBeVisible();
  await nextPage(gate);
  expect(await screen.findByRole('progressbar', { name: 'Exporting 1,000 of 1,140 transactions' })).toBeVisible();
  expect(clicked).not.toHaveBeenCalled();
  await nextPage(gate);
  expect(await screen.findByText(/transactions exported to year\.csv$/)).toBeVisible();
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  expect(clicked).toHaveBeenCalledTimes(1);
});

test('Cancel ends it: the source is asked for nothing more, and no file is written', async () => {
  const gate = createGate();
  const { user, clicked } = await start(gate);
  await nextPage(gate);
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  expect(gate.waiting()).toBe(0);
  await nextPage(gate);
  expect(clicked).not.toHaveBeenCalled();
  expect(screen.queryByText(/exported to/)).not.toBeInTheDocument();
});
