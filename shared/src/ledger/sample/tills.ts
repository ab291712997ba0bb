import type { Channel, StoreLocation } from '../model/transaction';

/** Where a row was rung up. */
export interface Till {
  readonly channel: Channel;
  readonly source: string;
  readonly device: string;
  readonly deviceNickname: string;
  readonly location: StoreLocation;
}

export const tills = {
  counter: till('In-Store', 'Point of Sale', 'Register 1', 'Front counter', 'Location 1'),
  cafe: till('In-Store', 'Point of Sale', 'Register 2', 'Café bar', 'Location 2'),
  kitchen: till('In-Store', 'Point of Sale', 'Tablet 3', 'Kitchen table', 'Location 3'),
  market: till('In-Person', 'Point of Sale', 'Card reader 4', 'Market stall', 'Location 2'),
  web: till('Online', 'Online store', 'Web', '', 'Location 2'),
  invoices: till('Invoice', 'Invoices', 'Web', '', 'Location 3'),
  bookings: till('Appointment', 'Appointments', 'Tablet 3', 'Kitchen table', 'Location 3'),
} as const satisfies Record<string, Till>;

export const staffNames = ['Maya Duarte', 'Owen Reyes', 'Priya Nair', 'Theo Lindqvist'] as const;
export type StaffName = (typeof staffNames)[number];

/** In the order the filters offer them. */
export const sources: readonly string[] = [...new Set(Object.values(tills).map(({ source }) => source))];

function till(channel: Channel, source: string, device: string, deviceNickname: string, location: StoreLocation): Till {
  return { channel, source, device, deviceNickname, location };
}
