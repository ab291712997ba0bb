import { renderInArea } from '@back-office/shared/testing';
import { AnswerMessage } from './AnswerMessage';

const entry = { id: 'p1', name: 'Beans', reason: 'They fit.', category: 'Coffee', price: 1_800 };

test.each([
  [1, 'High match · 100% confidence'],
  [0.8, 'High match · 80% confidence'],
  [0.79, 'Good match'],
  [0.6, 'Good match'],
  [0.51, 'Possible match'],
  [0, 'Possible match'],
])('a confidence of %d reads “%s”', (confidence, text) => {
  const recommendations = [{ ...entry, confidence }];
  const message = { id: 'm1', content: 'One fits.', sender: 'assistant', timestamp: 1, recommendations } as const;
  const view = renderInArea(<AnswerMessage message={message} isBlocked={false} onAsk={() => undefined} />);
  expect(view.getByText(text)).toBeVisible();
});
