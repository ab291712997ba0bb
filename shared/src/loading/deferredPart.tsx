import {
  createElement,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type ComponentType,
  type ReactNode,
  type SyntheticEvent,
} from 'react';
import styled from 'styled-components';
import { useToast } from '@back-office/shared/ui';

interface StandIn {
  /** Looks like the part and is made of light parts; its buttons stand in for the part's, in the same order. */
  readonly standIn: ReactNode;
  /**
   * Whose part it is, where one element serves one row after the other: the part comes only when the stand-in is
   * touched, and goes when the stand-in becomes another's.
   */
  readonly of?: string | undefined;
}

interface OnDemand {
  readonly standIn?: never;
  readonly of?: never;
  /** The code did not arrive and the merchant has been told; undo what opened the part. */
  readonly onFailed: () => void;
}

export interface DeferredPart<Props> {
  (props: Props & (StandIn | OnDemand)): ReactNode;
  /** Fetches the code ahead of its use. Always resolves: a failure is met again on use. */
  preload(): Promise<void>;
}

/**
 * A part in a chunk of its own, so that the screen paints without it. With a stand-in the code comes on `preload` or
 * when the stand-in is touched, and a press or the focus is handed over to the real part. Without one it comes when
 * the part is rendered. A chunk that failed is asked for anew by the next use.
 */
export function deferredPart<Props extends object>(load: () => Promise<ComponentType<Props>>): DeferredPart<Props> {
  const code = createCode(load);

  function Deferred(given: Props & { standIn?: ReactNode; of?: string | undefined; onFailed?: () => void }) {
    const { standIn, of, onFailed, ...rest } = given;
    const Part = useSyncExternalStore(code.subscribe, code.current);
    const props = rest as unknown as Props;
    if (standIn !== undefined)
      return <HandOver standIn={standIn} of={of} part={Part && createElement(Part, props)} fetch={code.fetch} />;
    return Part ? createElement(Part, props) : <Awaited fetch={code.fetch} onFailed={onFailed} />;
  }

  return Object.assign(Deferred, { preload: () => code.fetch().catch(() => undefined) });
}

function createCode<Props>(load: () => Promise<ComponentType<Props>>) {
  let part: ComponentType<Props> | undefined;
  let loading: Promise<void> | undefined;
  const listeners = new Set<() => void>();
  return {
    current: () => part,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    fetch(): Promise<void> {
      loading ??= load().then(
        (loaded) => {
          part = loaded;
          for (const listener of listeners) listener();
        },
        (cause: unknown) => {
          loading = undefined;
          throw cause;
        },
      );
      return loading;
    },
  };
}

function useFailureMessage() {
  const toast = useToast();
  return (cause: unknown) => {
    console.error('A part of the screen could not be loaded.', cause);
    toast.show({ message: 'This could not be loaded. Check the connection and try again.', tone: 'failed' });
  };
}

/** Asks for the code once; renders nothing. */
function Awaited({
  fetch,
  onFailed,
}: {
  readonly fetch: () => Promise<void>;
  readonly onFailed: (() => void) | undefined;
}) {
  const tell = useFailureMessage();
  const latest = useRef({ tell, onFailed });
  useEffect(() => {
    latest.current = { tell, onFailed };
  });
  useEffect(() => {
    fetch().catch((cause: unknown) => {
      latest.current.tell(cause);
      latest.current.onFailed?.();
    });
  }, [fetch]);
  return null;
}

/** How a stand-in was pressed. */
type Press = 'pointer' | 'key';

/**
 * A key press is handed over as one where the part listens to keys: menus then go to their first entry. A click has
 * its count, as a real one: react-aria takes one without for a screen reader's, and loses the focus.
 */
function press(button: HTMLElement, how: Press) {
  const enter = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true });
  const isTaken = how === 'key' && !button.dispatchEvent(enter);
  if (!isTaken) button.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }));
}

interface HandOverProps extends StandIn {
  readonly part: ReactNode;
  readonly fetch: () => Promise<void>;
}

/** Remembers which button of the stand-in was focused or pressed, and does the same to the real one. */
function HandOver({ standIn, of, part, fetch }: HandOverProps) {
  const frame = useRef<HTMLSpanElement>(null);
  const noted = useRef<{ readonly index: number; readonly press: Press | undefined } | null>(null);
  // A button that is exchanged between the press and its release would never be clicked.
  const [isHeld, setHeld] = useState(false);
  const [touched, setTouched] = useState<string>();
  const isReady = part !== undefined && !isHeld && touched === of;
  const tell = useFailureMessage();

  useEffect(() => {
    if (!isHeld) return;
    let timer: number | undefined;
    const release = () => {
      // The click comes right after the release.
      timer = window.setTimeout(() => setHeld(false));
    };
    window.addEventListener('pointerup', release);
    window.addEventListener('pointercancel', release);
    return () => {
      window.clearTimeout(timer);
      window.removeEventListener('pointerup', release);
      window.removeEventListener('pointercancel', release);
    };
  }, [isHeld]);

  useLayoutEffect(() => {
    const note = noted.current;
    if (!isReady || !note) return;
    noted.current = null;
    const button = frame.current?.querySelectorAll('button')[note.index];
    button?.focus();
    if (button && note.press) press(button, note.press);
  }, [isReady]);

  if (isReady) return <Frame ref={frame}>{part}</Frame>;

  function touch(event: SyntheticEvent, pressed: Press | undefined) {
    const buttons = [...(frame.current?.querySelectorAll('button') ?? [])];
    const index = buttons.findIndex((button) => event.target instanceof Node && button.contains(event.target));
    if (index >= 0) noted.current = { index, press: pressed };
    setTouched(of);
    fetch().catch((cause: unknown) => {
      if (pressed) tell(cause);
    });
  }

  return (
    <Frame
      ref={frame}
      onPointerEnter={() => void fetch().catch(() => undefined)}
      onPointerDown={() => setHeld(true)}
      onFocus={(event) => touch(event, noted.current?.press)}
      onClick={(event) => touch(event, event.detail === 0 ? 'key' : 'pointer')}
      onBlur={() => (noted.current = null)}
    >
      {standIn}
    </Frame>
  );
}

const Frame = styled.span`
  display: contents;
`;
