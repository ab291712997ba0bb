import { renderInArea } from '@back-office/shared/testing';
import type { OwnFiguresState } from '../../state/useOwnFigures';
import { OwnFiguresBar } from './OwnFiguresBar';

const range = { from: '2025-07-06', to: '2025-07-12' };
const own = { range, figures: {}, isEarlier: false, missing: undefined, part: undefined };

test.each<[OwnFiguresState, string]>([
  [
    { state: 'ready', own: { ...own, part: { counted: 1_200, of: 5_000 } } },
    'Your figures of Jul 6 – 12, 2025. Only 1,200 of 5,000 transactions could be loaded. See them in Sales summary',
  ],
  [
    { state: 'ready', own: { ...own, isEarlier: true } },
    'Last week has no transactions. Your figures of Jul 6 – 12, 2025. See them in Sales summary',
  ],
  [
    { state: 'missing', reason: 'Your files do not hold fees.' },
    'Your files do not hold fees. The numbers are those of the example.',
  ],
])('%j reads "%s"', (figures, text) => {
  const view = renderInArea(<OwnFiguresBar figures={figures} report="sales-summary" onToggle={() => undefined} />);
  expect(view.container).toHaveTextContent(text);
});
