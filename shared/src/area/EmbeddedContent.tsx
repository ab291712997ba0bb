import {
  createElement,
  useCallback,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import styled from 'styled-components';
import { useAreaRoutes } from '@back-office/shared/area';
import { useServices, type Area, type CreateArea, type MountOptions } from '@back-office/shared/contract';
import { useLocation } from '@back-office/shared/router';
import { FailurePanel, ToastProvider, useFocusOnRemoval } from '@back-office/shared/ui';
import type { AreaFailure } from '../loading/areaFailure';
import { asAreaFailure, isMissingChunk } from '../loading/areaFailure';
import { useIdle } from '../loading/idle';
import { useReconnect } from '../loading/useReconnect';
import { size, space } from '@back-office/shared/theme';
import { NoticeStack, SlowServer } from '../ledger/notices/SlowServer';
import { AreaBoundary } from './AreaBoundary';
import { AreaLinks } from './AreaLinks';
import { reportAreaError } from './areaEvents';
import type { OwnParts } from './createMount';
import { focusArea } from './recovery';
import { SampleLabel } from './SampleLabel';

/** How the area can be loaded again. */
export interface Embedding {
  readonly version?: string;
  /** Set if Retry reloads the code only when a file is missing, and otherwise renders the area again. */
  readonly reloadsOnlyForMissingFiles?: boolean;
  /** Loads all code of the area again and mounts it in place of this one. Rejects with an `AreaFailure`. */
  readonly reload: () => Promise<void>;
}

interface EmbeddedContentProps {
  readonly createArea: CreateArea;
  readonly damagedValues: OwnParts['damagedValues'];
  readonly name: string;
  readonly title: string;
  readonly embedding: Embedding;
  readonly options: MountOptions;
  /** The page's, at which events are dispatched. */
  readonly element: HTMLElement;
  readonly alwaysShowsFigures: boolean;
  /** The element around the area. */
  readonly root: HTMLElement;
  /** Above every screen. */
  readonly notices: ReactNode;
  /** The first one is shown. */
  readonly hasScreen: boolean;
}

type Attempt =
  | { readonly id: number; readonly area: Area }
  /** Opening another path than `at` is another attempt. */
  | { readonly id: number; readonly failure: AreaFailure; readonly at: string; readonly hadFocus: boolean };

/** The screens of an embedded area, or what keeps them from being shown. */
export function EmbeddedContent(props: EmbeddedContentProps) {
  const { damagedValues, title, options, element, alwaysShowsFigures, root, notices, hasScreen } = props;
  const { ledger } = useServices();
  const { attempt, isRetrying, retry, fail } = useAttempts(props);
  if ('failure' in attempt)
    return (
      <PanelFrame root={root}>
        <FailurePanel
          title={`${title} could not be loaded`}
          cause={attempt.failure.plainCauseIn('page')}
          code={attempt.failure.code}
          onRetry={() => void retry()}
          isRetrying={isRetrying}
          takesFocus={attempt.hadFocus}
        />
      </PanelFrame>
    );
  return (
    <AreaBoundary key={attempt.id} onError={(error, focused) => fail(failureOf(error), isIn(root, focused))}>
      <ToastProvider>
        {hasScreen && <DamagedValuesLater code={damagedValues} />}
        <AreaLinks routes={attempt.area.routes} options={options} element={element}>
          <NoticeStack>
            {notices}
            {ledger && <SlowServer ledger={ledger} />}
          </NoticeStack>
          <SampleLabel isAlways={alwaysShowsFigures}>
            <AreaRoutes routes={attempt.area.routes} />
          </SampleLabel>
        </AreaLinks>
      </ToastProvider>
    </AreaBoundary>
  );
}

/** The newest attempt to show the area, and what leads to another one. */
function useAttempts({ createArea, name, embedding, element }: EmbeddedContentProps) {
  const { pathname } = useLocation();
  const [attempt, setAttempt] = useState(() => begin(createArea, 0, pathname));
  const [isRetrying, setRetrying] = useState(false);
  const failure = 'failure' in attempt ? attempt.failure : undefined;
  const beginAgain = () => setAttempt(begin(createArea, attempt.id + 1, pathname));
  if ('failure' in attempt && attempt.at !== pathname) beginAgain();

  function fail(next: AreaFailure, hadFocus: boolean) {
    setAttempt({ id: attempt.id + 1, failure: next, at: pathname, hadFocus });
  }

  useEffect(() => {
    if (failure) report(element, name, embedding, failure);
  }, [element, name, embedding, failure]);
  const onLateCode = useEffectEvent(beginAgain);
  /** The code that is there has requested what is missing, and can request it again beside that. */
  const isLate = useRef(false);
  useEffect(() => {
    let isShown = true;
    isLate.current = failure?.late !== undefined;
    failure?.late?.then(
      () => isShown && onLateCode(),
      () => isShown && (isLate.current = false),
    );
    return () => {
      isShown = false;
    };
  }, [failure]);

  useReconnect(failure, () => void retry());

  const isUnderWay = useRef(false);

  async function retry() {
    if (isUnderWay.current) return;
    const isMissing = failure?.code === 'AREA-004' || failure?.code === 'AREA-006';
    if (isLate.current || (embedding.reloadsOnlyForMissingFiles && !isMissing)) return beginAgain();
    isUnderWay.current = true;
    setRetrying(true);
    try {
      await embedding.reload();
    } catch (error) {
      // The panel is on the page already: the focus stays where it is.
      fail(asAreaFailure(error, 'AREA-005'), false);
    }
    isUnderWay.current = false;
    setRetrying(false);
  }

  return { attempt, isRetrying, retry, fail };
}

function DamagedValuesLater({ code }: { readonly code: OwnParts['damagedValues'] }) {
  const Part = useSyncExternalStore(code.subscribe, code.current);
  const load = useCallback(() => {
    code
      .load()
      .catch((error: unknown) => console.warn('Whether stored values are damaged could not be found out.', error));
  }, [code]);
  useIdle(load);
  return Part && createElement(Part);
}

function AreaRoutes({ routes }: { readonly routes: Area['routes'] }) {
  return useAreaRoutes([...routes, { path: '*', element: <OutsideArea /> }]);
}

function OutsideArea() {
  const { onScreen } = useServices();
  useEffect(() => onScreen?.(), [onScreen]);
  return <p role="alert">This page is not part of the embedded area.</p>;
}

function begin(createArea: CreateArea, id: number, at: string): Attempt {
  try {
    return { id, area: createArea() };
  } catch (error) {
    return { id, failure: asAreaFailure(error, 'AREA-005'), at, hadFocus: false };
  }
}

function failureOf(error: unknown): AreaFailure {
  return asAreaFailure(error, isMissingChunk(error) ? 'AREA-006' : 'AREA-008');
}

function report(element: HTMLElement, area: string, { version }: Embedding, failure: AreaFailure) {
  const { code, message, cause } = failure;
  reportAreaError(element, { code, area, part: 'area', version, cause: message, error: cause ?? failure });
}

function isIn(root: HTMLElement, focused: Element | null): boolean {
  return focused !== null && root.contains(focused);
}

/** If the panel has the focus when it goes, the focus continues at the area. */
function PanelFrame({ root, children }: { readonly root: HTMLElement; readonly children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null);
  useFocusOnRemoval(frame, () => focusArea(root));
  return <Frame ref={frame}>{children}</Frame>;
}

const Frame = styled.div`
  max-width: 640px;
  padding: ${space[6]} ${size.gutter} ${space[12]};
`;
