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

/** The units and their suffix of a price, as in `$14.80/lb`. */
export const units = [
  { name: 'Per item', suffix: '/ea' },
  { name: 'Per pound', suffix: '/lb' },
  { name: 'Per kilogram', suffix: '/kg' },
  { name: 'Per liter', suffix: '/L' },
] as const;

export const defaultUnit = units[0].name;

/** Of the sample shop. */
export const locations = ['Tech for Product', 'Main Store', 'Online Only'] as const;

/** Shown where an item has no value. */
export const noValue = '–';

/** The arrow keys change weights by 0.01. */
export const weightDecimals = 2;

/** Items of a list; reading or adding more takes tens of milliseconds. */
export const longList = 2_000;

export const maxPhotos = 8;

/** Bytes of a photo's file. Phones make photos of up to 12 MB. */
export const maxPhotoSize = 15 * 1024 * 1024;
