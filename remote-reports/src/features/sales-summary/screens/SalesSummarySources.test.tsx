import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  createLedger,
  feeRules,
  sampleFacts,
  ledgerSession,
  localLedgerPort,
  mapAnswer,
  type FigureGroup,
  type LedgerPort,
} from '@back-office/shared/ledger';
import { unknown } from '@back-office/shared/format';
import { createGate, failingPort, openLedger, slowPort, TestLedger } from '@back-office/shared/ledger/testing';
import { renderInArea } from '@back-office/shared/testing';
import { SalesSummaryScreen } from './SalesSummaryScreen';
import { cells, line, open, rowOf, step, startClean } from './salesSummary.testing';

startClean();

describe('Refresh', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('shows the old figures for one second, then new ones', async () => {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    open('', { user });
    const grossSales = () => cells(line(/^Gross sales/))[2];
    const before = grossSales();
    const refresh = screen.getByRole('button', { name: 'Refresh' });
    await user.click(refresh);
    const isAnnounced = (text: string) => screen.getAllByRole('status').some(({ textContent }) => textContent === text);
    expect(isAnnounced('Loading')).toBe(true);
    expect(refresh).toHaveAttribute('aria-busy', 'true');
    act(() => jest.advanceTimersByTime(999));
    expect(grossSales()).toBe(before);
    act(() => jest.advanceTimersByTime(1));
    expect(isAnnounced('Updated')).toBe(true);
    expect(grossSales()).not.toBe(before);
    expect(refresh).toHaveFocus();
    act(() => jest.advanceTimersByTime(2_000));
    expect(isAnnounced('Updated')).toBe(false);
  });

  test('raises the revision once if pressed twice, and not at all after leaving the screen', async () => {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    const { unmount } = open('', { user });
    await user.dblClick(screen.getByRole('button', { name: 'Refresh' }));
    act(() => jest.advanceTimersByTime(5_000));
    const revision = ledgerSession().read().revision;
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    unmount();
    act(() => jest.advanceTimersByTime(5_000));
    expect(ledgerSession().read().revision).toBe(revision);
  });
});

describe('another source', () => {
  const over = (wrap: (port: LedgerPort) => LedgerPort, search = '') =>
    renderInArea(
      <TestLedger wrap={wrap}>
        <SalesSummaryScreen />
      </TestLedger>,
      { path: `/reports${search}` },
    );

  test('is waited for, and its older figures stay, dimmed, until the newer ones are there', async () => {
    const gate = createGate();
    const { user } = over((port) => slowPort(port, gate));
    expect(screen.getByRole('status', { name: 'Loading' })).toBeInTheDocument();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    await act(async () => gate.open());
    const before = cells(line(/^Gross sales/))[2];
    expect(before).toBe('$2,934.28');
    await user.click(step('Next period'));
    expect(cells(line(/^Gross sales/))[2]).toBe(before);
    const figures = screen.getByRole('table', { name: 'Breakdown' }).closest('[data-loading]');
    expect(figures).toHaveAttribute('aria-busy', 'true');
    await act(async () => gate.open());
    expect(cells(line(/^Gross sales/))[2]).not.toBe(before);
    expect(figures).toHaveAttribute('aria-busy', 'false');
  });

  test('that the page lent opens at the last seven days and has no sample week', async () => {
    act(() => openLedger({ now: Date.parse('2025-11-23T17:00:00Z') }));
    open('', { services: { ledger: localLedgerPort(createLedger()) } });
    expect(await screen.findByText('All locations · Mon, Nov 17 – Sun, Nov 23 so far')).toBeVisible();
    expect(screen.getByText('Last 7 days: November 17–23, 2025')).toBeVisible();
    expect(screen.queryByText('Sample week')).not.toBeInTheDocument();
  });

  test('that ended opens at its last seven days, and quotes the fees that it knows', async () => {
    act(() => openLedger({ now: Date.parse('2025-11-23T17:00:00Z') }));
    const { processing: _unknown, ...known } = feeRules;
    const invoice = { ...known.invoice, text: '1.75%', rule: '1.75% of an invoice' };
    const days = { from: '2024-01-01', to: '2025-07-18' };
    const describe = async () => ({ version: '1', ...sampleFacts, days, feeRules: { invoice } });
    open('', { services: { ledger: { ...localLedgerPort(createLedger()), describe } } });
    expect(await screen.findByText(/^All locations · Sat, Jul 12 – Fri, Jul 18/)).toBeVisible();
    await waitFor(() => expect(line(/^Invoice fees/)).toHaveTextContent(/^Invoice fees 1\.75%/));
    expect(line(/^Payment processing fees/)).toHaveTextContent(/^Payment processing fees\d/);
  });

  test('that fails offers Retry', async () => {
    let port: LedgerPort | undefined;
    const { user } = over((local) => (port ??= failingPort(local, 1)));
    expect(await screen.findByRole('alert')).toHaveTextContent('The sales summary could not be loaded');
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('table', { name: 'Breakdown' })).toBeVisible();
  });

  test('that answers in part says how many transactions are shown', () => {
    over((port) => ({
      ...port,
      figures: (question) =>
        mapAnswer(port.figures(question), (answer) => ({ ...answer, part: { counted: 20, of: 22 } })),
    }));
    expect(screen.getByText(/^Showing 20 of 22 transactions/)).toBeVisible();
  });

  test('is waited for by a drill-down, which offers Retry if it fails', async () => {
    const gate = createGate();
    let fails = true;
    const { user } = over(
      (port) => ({
        ...port,
        rows: (question, options) =>
          gate.wait().then(() => {
            if (fails) throw new Error('The ledger source failed.');
            return port.rows(question, options);
          }),
      }),
      '?line=returns',
    );
    const dialog = within(await screen.findByRole('dialog', { name: 'Returns' }));
    expect(dialog.queryByText(/Listed above/)).not.toBeInTheDocument();
    await act(async () => gate.open());
    expect(dialog.getByText('The transactions could not be loaded')).toBeVisible();
    fails = false;
    await user.click(dialog.getByRole('button', { name: 'Retry' }));
    // What the list adds up to, then its first page.
    await act(async () => gate.open());
    await act(async () => gate.open());
    expect(await screen.findByText(/Listed above/)).toBeVisible();
  });

  describe('without taxes', () => {
    const withoutTaxes = (port: LedgerPort): LedgerPort => ({
      ...port,
      figures: (question, options) =>
        mapAnswer(port.figures(question, options), ({ total, ...answer }) => ({
          ...answer,
          total: { ...total, figures: { ...total.figures, taxes: unknown, 'total-sales': unknown } },
        })),
    });

    test('the gauge shows what gross sales come to, and says that total sales are unknown', () => {
      over(withoutTaxes);
      expect(
        screen.getByRole('img', {
          name: 'Gross sales: Net sales $2,829.54, Returns $79.47, Discounts & comps $25.27',
        }),
      ).toBeVisible();
      const legend = within(screen.getByRole('table', { name: 'From gross sales to net sales' }));
      expect(cells(rowOf(legend, /^Net sales/))).toEqual(['Net sales', '$2,829.54', '96.4%']);
      expect(cells(rowOf(legend, 'Returns'))).toEqual(['Returns', '($79.47)', '2.7%']);
      expect(cells(rowOf(legend, 'Gross sales'))).toEqual(['Gross sales', '$2,934.28', '100.0%']);
      expect(screen.getByText(unknownTotal)).toBeVisible();
    });

    test('the chart shows net sales, and says the same', async () => {
      over(withoutTaxes, '?view=chart&report=daily');
      expect(await screen.findByRole('figure', { name: 'Net sales by day' })).toBeVisible();
      expect(screen.getByText(unknownTotal)).toBeVisible();
    });

    const unknownTotal = 'Not in your files: Total sales. Your files do not hold taxes.';
  });

  test('a figure that has no meaning, such as an average of nothing, is a dash, not unknown and not zero', () => {
    const withoutTips = (group: FigureGroup) => ({ ...group, figures: { ...group.figures, tips: undefined } });
    over(
      (port) => ({
        ...port,
        figures: (question, options) =>
          mapAnswer(port.figures(question, options), ({ total, baseline, ...answer }) => ({
            ...answer,
            total: withoutTips(total),
            baseline: baseline && withoutTips(baseline),
          })),
      }),
      '?compare=previous-period',
    );
    expect(cells(line(/^Tips/)).slice(-3)).toEqual(['–', '–', expect.stringMatching(/^N\/A/)]);
    expect(cells(line(/^Taxes/)).at(-3)).toMatch(/^\$/);
  });
});
