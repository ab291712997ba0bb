import type { Canvas, Drawing } from '../../../domain/visualization';
import { arrow, box, label, lines } from './shapes';

const deposited = ['July 5: deposit', 'Collected: {deposit}', 'Deferred sales: {deposit}', 'Gross sales: none'];
const delivered = ['July 10: delivery', 'Gross sales: {cake}', 'Deposit redeemed: {deposit}', 'Collected: {rest}'];

const boxHeight = 104;
const pad = 16;

const wide: Canvas = {
  height: boxHeight,
  shapes: [
    box(0, 0, 230, boxHeight, 'noticeSubtle'),
    ...lines(pad, 28, deposited),
    arrow([244, 52], [436, 52]),
    label(340, 38, 'The deposit waits', { align: 'middle', fill: 'textSecondary' }),
    label(340, 76, 'for its sale', { align: 'middle', fill: 'textSecondary' }),
    box(450, 0, 230, boxHeight, 'positiveSubtle'),
    ...lines(450 + pad, 28, delivered),
  ],
};

const second = boxHeight + 52;
const narrow: Canvas = {
  height: second + boxHeight,
  shapes: [
    box(0, 0, 320, boxHeight, 'noticeSubtle'),
    ...lines(pad, 28, deposited),
    arrow([pad + 10, boxHeight + 6], [pad + 10, second - 6]),
    label(pad + 28, boxHeight + 31, 'The deposit waits for its sale', { fill: 'textSecondary' }),
    box(0, second, 320, boxHeight, 'positiveSubtle'),
    ...lines(pad, second + 28, delivered),
  ],
};

export const depositToSale: Drawing = {
  id: 'deposit-to-sale',
  type: 'drawing',
  title: 'A deposit of {deposit} on the way to a sale of {cake}',
  description:
    'Two dates. On July 5 the deposit of {deposit} is collected and deferred, with no gross sales. On July 10 the delivery brings gross sales of {cake}; the deposit is redeemed, and {rest} is collected.',
  data: { wide, narrow },
};
