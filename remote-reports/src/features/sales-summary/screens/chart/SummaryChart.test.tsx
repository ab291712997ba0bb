import { screen } from '@testing-library/react';
import { createLedger } from '@back-office/shared/ledger';
import { renderInArea } from '@back-office/shared/testing';
import { salesReport } from '../../domain/salesReport.testing';
import { defaultView } from '../../domain/summaryView';
import { SummaryChart } from './SummaryChart';

/** How often the chunk was requested. The first request fails. */
let mockAttempts = 0;

jest.mock('../../../../parts/MoneyBarChart', () => {
  mockAttempts += 1;
  if (mockAttempts === 1) throw new Error('gone');
  return jest.requireActual('../../../../parts/MoneyBarChart');
});

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

test('a chart that could not be loaded shows a message, and Retry loads it', async () => {
  const report = salesReport(createLedger(), defaultView);
  const { user } = renderInArea(<SummaryChart report={report} />);
  expect(await screen.findByRole('alert')).toHaveTextContent('The chart could not be loaded');
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('figure', { name: 'What makes up total sales' })).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
