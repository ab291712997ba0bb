import { useEffect, useEffectEvent, useMemo, useRef, useState, type ReactNode, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import styled from 'styled-components';
import { ServicesProvider, useServices, type ToastMessage, type Toasts } from '@back-office/shared/contract';
import { layer, media, space, stackStyle } from '@back-office/shared/theme';
import { listen } from '../../loading/listen';
import { focusHeading } from '../focus/focus';
import { awaitRestoredRow } from '../focus/restoredRow';
import { ToastBar, hasButton } from './ToastBar';

/** A fourth toast replaces the oldest without the focus, whose button may be about to be pressed. */
const maxShown = 3;

interface ShownToast extends ToastMessage {
  readonly id: number;
}

/** Throws outside a `ToastProvider`. */
export function useToast(): Pick<Toasts, 'show'> {
  const { toasts } = useServices();
  if (!toasts) throw new Error('useToast must be used within a ToastProvider');
  return toasts;
}

/** Keeps toasts above a bar at the bottom of the screen while that bar is shown. */
export function useToastsAbove() {
  const { toasts } = useServices();
  useEffect(() => toasts?.lift(), [toasts]);
}

export interface ToastProviderProps {
  /** The area that shows toasts with `useToast`. */
  readonly children: ReactNode;
  /** Milliseconds that a toast is shown; hovering or focusing it stops the timer. */
  readonly lifetime?: number;
}

/** How long a toast is shown, and its Undo offered, in ms. A toast may name its own time. */
const usualLifetime = 10_000;

/**
 * Short messages about what was just done, at the bottom center, above everything else. Inside another provider its
 * messages are shown by that one, so that they stay when the screen changes and never cover each other.
 */
export function ToastProvider(props: ToastProviderProps) {
  const { toasts: outer } = useServices();
  return outer ? props.children : <ToastRegion {...props} />;
}

function ToastRegion({ children, lifetime = usualLifetime }: ToastProviderProps) {
  const region = useRef<HTMLDivElement>(null);
  const { toasts, shown, isLifted, remove } = useShownToasts(region);
  const focusedBefore = useRef<HTMLElement>(null);
  const services = useServices();
  const lent = useMemo(() => ({ ...services, toasts }), [services, toasts]);
  const newest = shown.at(-1)?.id;
  useEffect(() => {
    if (newest !== undefined) return raise(region.current);
    // Without toasts nothing is covered: the frame that is drawn next lays out the page anyway.
    const frame = requestAnimationFrame(() => raise(region.current));
    return () => cancelAnimationFrame(frame);
  }, [newest]);

  const giveFocusBack = (from: Element) => {
    if (focusedBefore.current?.isConnected) focusedBefore.current.focus();
    else focusHeading(from);
  };
  useF6(shown.some(hasButton), () => {
    const element = region.current;
    if (element?.matches(':focus-within')) giveFocusBack(element);
    else newestButton(element)?.focus();
  });

  const dismiss = (id: number) => {
    // Another toast that has the focus keeps it.
    const bar = region.current?.children[shown.findIndex((toast) => toast.id === id)];
    if (bar?.matches(':focus-within')) giveFocusBack(bar);
    remove(id);
  };

  const toastRegion = (
    <Region
      ref={region}
      role="status"
      aria-atomic="false"
      popover="manual"
      data-floating=""
      data-react-aria-top-layer="true"
      $isLifted={isLifted}
      onFocus={({ relatedTarget }) => {
        if (relatedTarget instanceof HTMLElement && !region.current?.contains(relatedTarget))
          focusedBefore.current = relatedTarget;
      }}
    >
      {shown.map((toast) => (
        <ToastBar
          key={toast.id}
          toast={toast}
          lifetime={toast.lifetime ?? lifetime}
          onDone={() => dismiss(toast.id)}
          onUndone={() => region.current && awaitRestoredRow(region.current)}
        />
      ))}
    </Region>
  );

  return (
    <ServicesProvider value={lent}>
      {children}
      {/* An embedded area has a place for what must stay reachable while a dialog is open. */}
      {services.portal ? createPortal(toastRegion, services.portal) : toastRegion}
    </ServicesProvider>
  );
}

/** What is shown, and the service that shows it. */
function useShownToasts(region: RefObject<HTMLElement | null>) {
  const [shown, setShown] = useState<readonly ShownToast[]>([]);
  const [bars, setBars] = useState(0);
  const nextId = useRef(0);
  const toasts = useMemo<Toasts>(
    () => ({
      show: (toast) => {
        nextId.current += 1;
        const added = { ...toast, id: nextId.current };
        const focused = region.current?.querySelector<HTMLElement>('[data-toast]:focus-within')?.dataset.toast;
        setShown((before) => withNewest(before, added, Number(focused)));
      },
      lift: () => {
        setBars((count) => count + 1);
        return () => setBars((count) => count - 1);
      },
    }),
    [region],
  );
  const remove = (id: number) => setShown((before) => before.filter((toast) => toast.id !== id));
  return { toasts, shown, isLifted: bars > 0, remove };
}

function withNewest(shown: readonly ShownToast[], added: ShownToast, focusedId: number): readonly ShownToast[] {
  const replaced = shown.length < maxShown ? undefined : shown.find(({ id }) => id !== focusedId);
  return [...shown.filter((toast) => toast !== replaced), added];
}

/** A dialog keeps Tab inside, so a key is needed to reach the toasts above it. */
function useF6(isActive: boolean, onPress: () => void) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const hasModifier = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
    if (event.key !== 'F6' || hasModifier || event.defaultPrevented) return;
    event.preventDefault();
    onPress();
  });
  useEffect(() => {
    if (!isActive) return;
    return listen(document, { keydown: (event) => press(event) });
  }, [isActive]);
}

/** The first button of the newest toast that has one. */
function newestButton(region: Element | null): HTMLElement | null | undefined {
  const bars = [...(region?.children ?? [])];
  return bars.findLast((bar) => bar.querySelector('button'))?.querySelector('button');
}

/**
 * Moves the region to the top of the browser's top layer, above a dialog that opened later. Not while it has the focus,
 * which hiding it would lose.
 */
function raise(region: HTMLElement | null) {
  if (!region || typeof region.showPopover !== 'function' || region.matches(':focus-within')) return;
  region.hidePopover();
  region.showPopover();
}

const Region = styled.div<{ readonly $isLifted: boolean }>`
  position: fixed;
  z-index: ${layer.toast};
  inset: auto 0 ${(props) => (props.$isLifted ? '88px' : space[6])} 0;
  ${stackStyle({ gap: 2, align: 'center', pad: ['0px', 4], on: 'screen', width: 'auto', maxWidth: 'none' })}
  margin: 0;
  overflow: visible;
  border: 0;
  background: none;
  pointer-events: none;

  /* Beside a dialog, whose buttons are at the end of its foot. */
  body:has([data-modal]) &,
  div:has(> [data-modal]) > & {
    align-items: start;
  }

  /* There a selection bar has two lines, and the assistant's button is in a bar of 56 px. */
  ${media.phone} {
    bottom: ${(props) => (props.$isLifted ? '120px' : '64px')};

    /* The buttons at the foot of a dialog, in up to two lines. */
    body:has([data-modal]) &,
    div:has(> [data-modal]) > & {
      bottom: 136px;
      align-items: center;
    }
  }
`;
