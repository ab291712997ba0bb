import { screen } from '@testing-library/react';
import { createLedger, localLedgerPort, type LedgerPort } from '@back-office/shared/ledger';
import { renderInArea } from '@back-office/shared/testing';
import { FiguresSection } from './FiguresSection';

test('the main figures are known, or unknown for a reason that is said once', async () => {
  const sample = localLedgerPort(createLedger());
  const [noTaxes, noTips] = ['Your files do not hold taxes.', 'Your files do not hold tips.'];
  const unknown = { taxes: noTaxes, tips: noTips, 'total-sales': noTips, 'taxable-sales': noTaxes };
  const ledger: LedgerPort = { ...sample, describe: async () => ({ ...(await sample.describe()), unknown }) };
  renderInArea(<FiguresSection />, { services: { ledger } });
  expect((await screen.findByText('Taxes')).nextElementSibling).toHaveTextContent(
    /^Not in your files\. Your files do not hold taxes\.$/,
  );
  expect(screen.getByText('Tips and Total sales').nextElementSibling).toHaveTextContent(
    /^Not in your files\. Your files do not hold tips\.$/,
  );
  expect(screen.getByText('Known').nextElementSibling).toHaveTextContent('Net sales');
  expect(screen.queryByText(/Taxed net sales/)).not.toBeInTheDocument();
});
