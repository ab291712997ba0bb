import { renderInArea } from '@back-office/shared/testing';
import { OwnFiguresBar } from './OwnFiguresBar';

test('figures of a part of the transactions say so', () => {
  const range = { from: '2025-07-06', to: '2025-07-12' };
  const own = { range, figures: {}, isSampleWeek: false, part: { counted: 1_200, of: 5_000 } };
  const view = renderInArea(
    <OwnFiguresBar
      figures={{ state: 'ready', own }}
      report="sales-summary"
      given="the example"
      onToggle={() => undefined}
    />,
  );
  expect(view.getByText(/^Your figures/)).toHaveTextContent(
    'Your figures of Jul 6 – 12, 2025. Only 1,200 of 5,000 transactions could be loaded. See them in Sales summary',
  );
});
