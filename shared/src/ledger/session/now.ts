import { useSyncExternalStore } from 'react';
import { momentOf, pageFormat, type Day, type Moment, type PageFormat } from '@back-office/shared/format';

/**
 * The present minute in the store: the last moment of the ledger, after which nothing has happened. The same object for
 * the whole minute. Everything that says "today", "so far" or "to date" reads it here, so that a page has one clock.
 */
export function storeNow(): Moment {
  const started = Math.floor(clock() / msPerMinute) * msPerMinute;
  const format = pageFormat();
  if (known?.started !== started || known.format !== format) known = { started, format, moment: momentOf(started) };
  return known.moment;
}

/**
 * The present minute, for a screen that stays open: it renders again when the next minute begins, and when a tab that
 * was hidden is shown. A screen that only needs the day uses `useToday`.
 */
export function useNow(): Moment {
  return useSyncExternalStore(subscribeToNow, storeNow);
}

/** The store's current day. Renders again when the next one begins. */
export function useToday(): Day {
  return useSyncExternalStore(subscribeToNow, today);
}

/** Calls the listener when a minute begins, but never while the tab is hidden. Returns a function that ends it. */
export function subscribeToNow(listener: () => void): () => void {
  if (listeners.size === 0) start();
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) stop();
  };
}

/** For tests, which call it through `openLedger`. */
export function setStoreClock(next: (() => number) | undefined): void {
  clock = next ?? pageClock;
  listeners.forEach((listener) => listener());
}

const msPerMinute = 60_000;
// Looked up at each call, because tests in a browser replace it.
const pageClock = () => Date.now();
let clock = pageClock;
let known: { readonly started: number; readonly format: PageFormat; readonly moment: Moment } | undefined;

/** One timer for all listeners, so that a page with many figures renders once. */
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setTimeout> | undefined;

function start() {
  document.addEventListener('visibilitychange', tick);
  wait();
}

function stop() {
  document.removeEventListener('visibilitychange', tick);
  clearTimeout(timer);
}

function tick() {
  wait();
  if (!document.hidden) listeners.forEach((listener) => listener());
}

function wait() {
  clearTimeout(timer);
  if (!document.hidden) timer = setTimeout(tick, msPerMinute - (clock() % msPerMinute));
}

function today(): Day {
  return storeNow().day;
}
