import { testItem, testVariation } from './items.testing';
import { marginLabel } from './margin';

const priced = (price: string, cost?: string) => ({ price, ...(cost !== undefined && { cost }) });
const varied = (...sold: ReturnType<typeof priced>[]) =>
  testItem({ variations: sold.map((fields, place) => testVariation([`${place}`], fields)) });

test.each([
  ['of price and cost', testItem(priced('$12.50/ea', '$4.00')), '68%'],
  ['below zero', testItem(priced('$2.00', '$3.00')), '−50%'],
  ['of an unknown cost', testItem(priced('$12.50')), '–'],
  ['of a free item', testItem(priced('$0.00', '$1.00')), '–'],
  ['of variations', varied(priced('$10.00', '$6.00'), priced('$12.50', '$4.00')), '40%–68%'],
  ['of equal variations', varied(priced('$10.00', '$6.00'), priced('$20.00', '$12.00')), '40%'],
  ['of variations with an unknown cost', varied(priced('$10.00', '$6.00'), priced('$20.00')), '–'],
])('the margin %s', (_rule, item, label) => expect(marginLabel(item)).toBe(label));
