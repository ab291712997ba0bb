import { readableText } from './readableText';

test.each([
  ['Net sales **were $5** for \\*Tea\\*.', 'Net sales were $5 for *Tea*.'],
  ['## Sales\n\nSee [the report](/reports) and `x`', 'Sales\n\nSee the report and x'],
  ['- one\n- two\n  - inner', '• one\n• two\n  • inner'],
  ['3. three\n4. four', '3. three\n4. four'],
  ['| | Net |\n| --- | ---: |\n| **Tea** | $1 |', '\tNet\nTea\t$1'],
  ['Nothing\n\n---\n\n> quoted', 'Nothing\n\n---\n\nquoted'],
  ['<b>x</b> stays', '<b>x</b> stays'],
])('%j is copied as %j', (markdown, text) => expect(readableText(markdown)).toBe(text));
