/** Constants and choices of the catalogue (spec A §9). */

export const itemTypes = [
  { name: 'Physical good', hint: 'Something you hand over or ship' },
  { name: 'Prepared food and beverage', hint: 'Made to order or sold ready to eat' },
  { name: 'Service', hint: 'Work you do, with or without an appointment' },
  { name: 'Digital', hint: 'A download or a code' },
  { name: 'Event', hint: 'A ticket, class or workshop' },
  { name: 'Membership', hint: 'Access that is renewed' },
  { name: 'Donation', hint: 'An amount the customer gives' },
  { name: 'Other', hint: 'Anything else' },
] as const;

export const defaultItemType = itemTypes[0].name;

/** Each unit with what it appends to a price, such as `$14.80/lb`. */
export const units = [
  { name: 'Per item', suffix: '/ea' },
  { name: 'Per pound', suffix: '/lb' },
  { name: 'Per kilogram', suffix: '/kg' },
  { name: 'Per liter', suffix: '/L' },
] as const;

export const defaultUnit = units[0].name;

export const locations = ['Tech for Product', 'Main Store', 'Online Only'] as const;

/** What an item costs for which nothing was entered (spec A §4). */
export const noPrice = '$0.00';

/** Decimals of one step of the arrow keys: 0.01 kg and $0.01. */
export const stepDecimals = 2;
