import {
  createElement,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type ComponentType,
  type ReactNode,
  type SyntheticEvent,
} from 'react';
import styled from 'styled-components';
import { listen } from './listen';
import { useToast } from '../ui/overlays/Toast';
import { loadOnce } from './loadOnce';

interface WithPlaceholder {
  /** Looks like the part but is light. Its buttons match the buttons of the part, in the same order. */
  readonly placeholder: ReactNode;
  /**
   * Key of the item that the part belongs to, in table rows whose elements are reused for other items. The part then
   * replaces its placeholder only when it is touched, and only for that item.
   */
  readonly itemKey?: string | undefined;
}

interface WithoutPlaceholder {
  readonly placeholder?: never;
  readonly itemKey?: never;
  /** The code could not be loaded and the merchant was told; undo what opened the part. */
  readonly onFailed: () => void;
}

export interface DeferredPart<Props> {
  (props: Props & (WithPlaceholder | WithoutPlaceholder)): ReactNode;
  /** Loads the code ahead of use. Always resolves: a failure is reported on use. */
  preload(): Promise<void>;
}

/**
 * A part in a chunk of its own, so that the screen is drawn without it. With a placeholder the code loads on `preload`
 * or when the placeholder is touched, and the part gets the press or the focus. Without one the code loads when the
 * part is rendered. After a failure the next use tries again. See docs/decisions/0007-deferred-parts.md.
 */
export function deferredPart<Props extends object>(load: () => Promise<ComponentType<Props>>): DeferredPart<Props> {
  const code = loadOnce(load);

  function Deferred(given: Props & { placeholder?: ReactNode; itemKey?: string | undefined; onFailed?: () => void }) {
    const { placeholder, itemKey, onFailed, ...rest } = given;
    const Part = useSyncExternalStore(code.subscribe, code.current);
    const part = Part && createElement(Part, rest as unknown as Props);
    if (placeholder !== undefined) return <Replacing {...{ placeholder, itemKey, part, code }} />;
    return part ?? <Loading code={code} onFailed={onFailed} />;
  }

  return Object.assign(Deferred, { preload: code.preload });
}

interface Code {
  readonly load: () => Promise<unknown>;
  readonly preload: () => Promise<void>;
}

function useFailureToast() {
  const toast = useToast();
  return (cause: unknown) => {
    console.error('A part of the screen could not be loaded.', cause);
    toast.show({ message: 'This could not be loaded. Check the connection and try again.', tone: 'failed' });
  };
}

/** Loads the code and renders nothing. */
function Loading({ code, onFailed }: { readonly code: Code; readonly onFailed: (() => void) | undefined }) {
  const showFailure = useFailureToast();
  const fail = useEffectEvent((cause: unknown) => {
    showFailure(cause);
    onFailed?.();
  });
  useEffect(() => {
    code.load().catch((cause: unknown) => fail(cause));
  }, [code]);
  return null;
}

/** The button of the placeholder that was focused, and how it was pressed, if it was. */
interface Touch {
  readonly button: number;
  readonly press: 'pointer' | 'keyboard' | undefined;
}

interface ReplacingProps extends WithPlaceholder {
  readonly part: ReactNode;
  readonly code: Code;
}

/** Shows the placeholder, then the part, and repeats on the part what was done to the placeholder. */
function Replacing({ placeholder, itemKey, part, code }: ReplacingProps) {
  const frame = useRef<HTMLSpanElement>(null);
  const touch = useRef<Touch>(null);
  const [touchedKey, setTouchedKey] = useState<string>();
  const [isPointerDown, setPointerDown] = usePointerDown();
  const showFailure = useFailureToast();
  // A button that is replaced between press and release never gets its click.
  const isReady = part !== undefined && !isPointerDown && touchedKey === itemKey;

  useLayoutEffect(() => {
    if (!isReady || !touch.current) return;
    const { button: index, press } = touch.current;
    touch.current = null;
    const button = frame.current?.querySelectorAll('button')[index];
    button?.focus();
    if (button && press) repeatPress(button, press);
  }, [isReady]);

  if (isReady) return <Frame ref={frame}>{part}</Frame>;

  function onTouch(event: SyntheticEvent, press: Touch['press']) {
    const buttons = [...(frame.current?.querySelectorAll('button') ?? [])];
    const button = buttons.findIndex((each) => event.target instanceof Node && each.contains(event.target));
    if (button >= 0) touch.current = { button, press };
    setTouchedKey(itemKey);
    code.load().catch((cause: unknown) => {
      if (press) showFailure(cause);
    });
  }

  return (
    <Frame
      ref={frame}
      onPointerEnter={() => void code.preload()}
      onPointerDown={() => setPointerDown(true)}
      onFocus={(event) => onTouch(event, touch.current?.press)}
      onClick={(event) => onTouch(event, event.detail === 0 ? 'keyboard' : 'pointer')}
      onBlur={() => (touch.current = null)}
    >
      {placeholder}
    </Frame>
  );
}

/** True from a pointer down, which the caller reports, until right after the click that follows its release. */
function usePointerDown() {
  const [isDown, setDown] = useState(false);
  useEffect(() => {
    if (!isDown) return;
    let timer: number | undefined;
    const release = () => {
      timer = window.setTimeout(() => setDown(false));
    };
    const stop = listen(window, { pointerup: release, pointercancel: release });
    return () => {
      window.clearTimeout(timer);
      stop();
    };
  }, [isDown]);
  return [isDown, setDown] as const;
}

/**
 * A keyboard press is repeated as a key if the part handles keys: menus then focus their first item. A click has a
 * count like a real one: react-aria takes a click without one for a screen reader's and loses the focus.
 */
function repeatPress(button: HTMLElement, press: 'pointer' | 'keyboard') {
  const enter = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true });
  const isHandled = press === 'keyboard' && !button.dispatchEvent(enter);
  if (!isHandled) button.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }));
}

const Frame = styled.span`
  display: contents;
`;
