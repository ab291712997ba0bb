import { confidenceText } from './confidenceText';

test.each([
  [1, 'High match · 100% confidence'],
  [0.8, 'High match · 80% confidence'],
  [0.79, 'Good match'],
  [0.6, 'Good match'],
  [0.51, 'Possible match'],
  [0, 'Possible match'],
])('a confidence of %d reads “%s”', (confidence, text) => expect(confidenceText(confidence)).toBe(text));
