import { screen } from '@testing-library/react';
import { renderInArea } from '@back-office/shared/testing';
import { outdatedLedger } from '@back-office/shared/ledger';
import { FiguresFailed, UpdateFailed } from './notices';

const noop = () => undefined;
const week = { from: '2025-06-22', to: '2025-06-28' };
const nextWeek = { from: '2025-06-29', to: '2025-07-05' };

test.each([
  ['licence expired', 'The source reported: licence expired.'],
  ['No connection.', 'The source reported: No connection.'],
])('figures that are missing say why, in the words of the source: %s', (message, text) => {
  renderInArea(<FiguresFailed what="The report" error={new Error(message)} onRetry={noop} />);
  expect(screen.getByText('The report could not be loaded')).toBeVisible();
  expect(screen.getByText(`Check your connection and try again. ${text}`)).toBeVisible();
});

test('a ledger of an earlier version is not a matter of the connection', () => {
  renderInArea(<FiguresFailed what="The report" error={outdatedLedger(['figures'])} onRetry={noop} />);
  expect(screen.getByText(/^The ledger of this page is of an earlier version: .* version 2/)).toBeVisible();
});

test('figures that could not be updated say why, with the field', () => {
  const error = new Error('The ledger source sent an unusable answer to "rows": rows.1.tips: Expected whole cents');
  renderInArea(<UpdateFailed asked={nextWeek} shown={week} error={error} onRetry={noop} />);
  expect(screen.getByText(/^The figures of Jun 29/)).toHaveTextContent(
    /could not be loaded\. Showing .* instead\. The source reported: .*rows\.1\.tips: Expected whole cents\.$/,
  );
});
