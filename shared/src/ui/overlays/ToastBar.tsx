import { Check, CircleAlert, Undo2, X } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import styled from 'styled-components';
import type { ToastMessage } from '@back-office/shared/contract';
import { keyframes, motion, rowStyle, space } from '@back-office/shared/theme';
import { Button } from '../Button';
import { IconButton } from '../IconButton';
import { inverseBar } from '../inverseBar';
import { Text } from '../primitives';

const icons = { done: Check, failed: CircleAlert, plain: undefined } as const;

interface ToastBarProps {
  readonly toast: ToastMessage & { readonly id: number };
  /** In ms; hovering or focusing it stops the timer. */
  readonly lifetime: number;
  readonly onDone: () => void;
  /** Called after `onDone` if the action is Undo. */
  readonly onUndone: () => void;
}

/** How often a toast looks whether its time is over, in ms. */
const step = 100;

/** Toasts without a button cannot be reached with the keyboard and need not be. */
export function hasButton({ action, tone }: ToastMessage): boolean {
  return action !== undefined || tone === 'failed';
}

/** One toast with its own timer. */
export function ToastBar({ toast, lifetime, onDone, onUndone }: ToastBarProps) {
  const [isHeld, setHeld] = useState(false);
  const bar = useRef<HTMLDivElement>(null);
  const expire = useEffectEvent(onDone);
  useEffect(() => {
    if (isHeld) return;
    let left = lifetime;
    const timer = setInterval(() => {
      // The browser lets nothing outside a dialog that asks be pressed: the time starts again with the answer.
      left = isBehindQuestion(bar.current) ? lifetime : left - step;
      if (left <= 0) expire();
    }, step);
    return () => clearInterval(timer);
  }, [isHeld, lifetime]);
  const { message, action, tone = 'plain' } = toast;
  const Icon = icons[tone];
  const isUndo = action?.label === 'Undo';
  return (
    <Bar
      ref={bar}
      data-toast={toast.id}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {Icon && <Icon size={18} aria-hidden />}
      <Text anywhere shrink>
        {message}
      </Text>
      {action && (
        <Button
          size="small"
          icon={isUndo && <Undo2 />}
          onClick={() => {
            action.onPress();
            onDone();
            if (isUndo) onUndone();
          }}
        >
          {action.label}
        </Button>
      )}
      {hasButton(toast) && <IconButton label="Dismiss" icon={<X />} size="small" onClick={onDone} />}
    </Bar>
  );
}

function isBehindQuestion(bar: HTMLElement | null): boolean {
  const root = bar?.getRootNode();
  return (root instanceof ShadowRoot ? root : document).querySelector('[role="alertdialog"]') !== null;
}

const Bar = styled.div`
  ${inverseBar}
  ${rowStyle({ gap: 3, size: 'sm', weight: 'medium', pad: ['6px', 4], minHeight: '48px' })}
  max-width: min(560px, 100%);
  pointer-events: auto;
  animation: ${keyframes.rise} ${motion.fast};

  &:has(> button:last-child, > span:last-child > button) {
    padding-inline-end: ${space[2]};
  }
`;
