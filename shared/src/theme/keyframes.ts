/**
 * What moves, by the names to animate with. All of it is part of the global style: a component that brings keyframes of its
 * own makes the browser calculate the style of the whole page again (decision 0025).
 */
export const keyframes = {
  fadeIn: 'back-office-fade-in',
  /** A menu or a list opens below its button. */
  drop: 'back-office-drop',
  /** A bar or a dialog comes from below. */
  rise: 'back-office-rise',
  /** A sheet comes from the end of the screen. */
  slideUp: 'back-office-slide-up',
  fromRight: 'back-office-from-right',
  fromLeft: 'back-office-from-left',
  /** A drawer comes from outside of the screen. */
  drawIn: 'back-office-draw-in',
  turn: 'back-office-turn',
  /** A bar travels through its frame, whose share is not known. */
  travel: 'back-office-travel',
  pulse: 'back-office-pulse',
  /** A dot of three that wait. */
  blink: 'back-office-blink',
} as const;

const steps: Readonly<Record<keyof typeof keyframes, string>> = {
  fadeIn: 'from { opacity: 0; }',
  drop: 'from { opacity: 0; translate: 0 -4px; }',
  rise: 'from { opacity: 0; translate: 0 8px; }',
  slideUp: 'from { opacity: 0; translate: 0 48px; }',
  fromRight: 'from { opacity: 0; translate: 32px 0; }',
  fromLeft: 'from { opacity: 0; translate: -32px 0; }',
  drawIn: 'from { translate: -100% 0; }',
  turn: 'to { rotate: 360deg; }',
  travel: 'from { translate: -100% 0; } to { translate: 250% 0; }',
  pulse: '50% { opacity: 0.5; }',
  blink: '0%, 60%, 100% { opacity: 0.35; } 30% { opacity: 1; }',
};

/** As CSS rules, for the global style. */
export const keyframeRules = Object.entries(keyframes)
  .map(([name, global]) => `@keyframes ${global} { ${steps[name as keyof typeof keyframes]} }`)
  .join('\n');
