import type { Channel, StoreLocation } from '../model/transaction';

/** The device and place where a transaction was rung up. */
export interface Register {
  readonly channel: Channel;
  readonly source: string;
  readonly device: string;
  readonly deviceNickname: string;
  readonly location: StoreLocation;
}

export const registers = {
  counter: register('In-Store', 'Point of Sale', 'Register 1', 'Front counter', 'Location 1'),
  cafe: register('In-Store', 'Point of Sale', 'Register 2', 'Café bar', 'Location 2'),
  kitchen: register('In-Store', 'Point of Sale', 'Tablet 3', 'Kitchen table', 'Location 3'),
  market: register('In-Person', 'Point of Sale', 'Card reader 4', 'Market stall', 'Location 2'),
  web: register('Online', 'Online store', 'Web', '', 'Location 2'),
  invoices: register('Invoice', 'Invoices', 'Web', '', 'Location 3'),
  bookings: register('Appointment', 'Appointments', 'Tablet 3', 'Kitchen table', 'Location 3'),
} as const satisfies Record<string, Register>;

export const staffNames = ['Maya Duarte', 'Owen Reyes', 'Priya Nair', 'Theo Lindqvist'] as const;
export type StaffName = (typeof staffNames)[number];

/** In the order in which filters offer them. */
export const sources: readonly string[] = [...new Set(Object.values(registers).map(({ source }) => source))];

function register(
  channel: Channel,
  source: string,
  device: string,
  deviceNickname: string,
  location: StoreLocation,
): Register {
  return { channel, source, device, deviceNickname, location };
}
