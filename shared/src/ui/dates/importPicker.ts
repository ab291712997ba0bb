import type { RangePicker } from './RangePicker';

export type Picker = typeof RangePicker;

/** The calendar and all it needs, as a chunk of its own. */
export async function importPicker(): Promise<Picker> {
  const chunk = await import(/* webpackChunkName: "date-picker" */ './RangePicker');
  return chunk.RangePicker;
}
