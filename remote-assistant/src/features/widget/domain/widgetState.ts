/** Minimized means that only the title bar is shown. */
export type WidgetState = 'closed' | 'open' | 'minimized';
export type WidgetEvent = 'open' | 'minimize' | 'maximize' | 'close';

const transitions: Readonly<Record<WidgetState, Partial<Record<WidgetEvent, WidgetState>>>> = {
  closed: { open: 'open' },
  open: { minimize: 'minimized', close: 'closed' },
  minimized: { open: 'open', maximize: 'open', close: 'closed' },
};

/** Events that do not apply to a state are ignored. */
export function nextWidgetState(state: WidgetState, event: WidgetEvent): WidgetState {
  return transitions[state][event] ?? state;
}
