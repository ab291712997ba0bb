/** The floating widget is closed, open or minimized to its title bar (spec A §4, decision D30). */
export type WidgetState = 'closed' | 'open' | 'minimized';
export type WidgetEvent = 'open' | 'minimize' | 'maximize' | 'close';

const moves: Readonly<Record<WidgetState, Partial<Record<WidgetEvent, WidgetState>>>> = {
  closed: { open: 'open' },
  open: { minimize: 'minimized', close: 'closed' },
  minimized: { open: 'open', maximize: 'open', close: 'closed' },
};

/** An event without a meaning in a state changes nothing. */
export function nextWidgetState(state: WidgetState, event: WidgetEvent): WidgetState {
  return moves[state][event] ?? state;
}
