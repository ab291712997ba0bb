import { screen } from '@testing-library/react';
import { createLedger } from '@back-office/shared/ledger';
import { renderInArea } from '@back-office/shared/testing';
import { salesReport } from '../../domain/salesReport';
import { defaultView } from '../../domain/summaryView';
import { SummaryChart } from './SummaryChart';

/** How often the chart's chunk has been asked for; the first time it does not arrive. */
let mockAttempts = 0;

jest.mock('./SalesBarChart', () => {
  mockAttempts += 1;
  if (mockAttempts === 1) throw new Error('gone');
  return jest.requireActual('./SalesBarChart');
});

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

test('a chart that could not be loaded says so, and Retry brings it', async () => {
  const report = salesReport(createLedger(), defaultView);
  const { user } = renderInArea(<SummaryChart report={report} view={defaultView} />);
  expect(await screen.findByRole('alert')).toHaveTextContent('The chart could not be loaded');
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('figure', { name: 'What total sales are made of' })).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
