import { Suspense, useEffect, useRef } from 'react';
import { RefreshCw } from 'lucide-react';
import styled from 'styled-components';
import { idleTimeout, whenLoadedAndIdle } from '@back-office/shared/loading';
import { cornerDock } from '@back-office/shared/theme';
import { IconButton } from '@back-office/shared/ui';
import { useAreas, useAreasSnapshot } from '../remotes/AreasProvider';
import { idle } from '../remotes/areaState';
import { RemoteBoundary } from '../remotes/RemoteBoundary';

interface SlotHostProps {
  readonly slot: string;
  readonly openRequest: number;
  /** The first screen is on the page: the browser has time for more. */
  readonly hasScreen: boolean;
}

/** The component of every remote that fills the slot, loaded after the first screen. */
export function SlotHost({ slot, ...rest }: SlotHostProps) {
  const { registry } = useAreasSnapshot();
  const rows = registry.step === 'read' ? registry.rows : [];
  const names = [...new Set(rows.filter(({ slots }) => slots.includes(slot)).map(({ name }) => name))];
  return names.map((name) => <SlotWidget key={name} name={name} {...rest} />);
}

interface SlotWidgetProps extends Omit<SlotHostProps, 'slot'> {
  readonly name: string;
}

function SlotWidget({ name, openRequest, hasScreen }: SlotWidgetProps) {
  const areas = useAreas();
  const state = useAreasSnapshot().slots[name] ?? idle;
  const isWanted = openRequest > 0;
  const handledRequest = useRef(openRequest);

  // Pressing Chat after a failure tries again.
  useEffect(() => {
    if (openRequest === handledRequest.current) return;
    handledRequest.current = openRequest;
    if (state.step === 'failed') areas.retrySlot(name);
  }, [areas, name, openRequest, state.step]);

  useEffect(() => {
    // Pressing Chat loads it at once.
    if (isWanted) return areas.loadSlot(name);
    const load = () => areas.loadSlot(name);
    if (hasScreen) return whenLoadedAndIdle(load);
    // The screen comes first, but a screen that hangs must not keep the slot from loading.
    const timer = setTimeout(load, idleTimeout);
    return () => clearTimeout(timer);
  }, [areas, name, isWanted, hasScreen]);

  if (state.step === 'ready') {
    const Widget = state.exposed;
    return (
      <RemoteBoundary key={state.loadId} onError={(error) => areas.slotThrew(name, error)}>
        <Suspense>
          <Widget openRequest={openRequest} />
        </Suspense>
      </RemoteBoundary>
    );
  }
  const isRetrying = state.step === 'loading' && state.after !== undefined;
  if (state.step !== 'failed' && !isRetrying) return null;
  return (
    <Corner>
      <IconButton
        label="The assistant could not be loaded. Retry"
        icon={<RefreshCw size={16} aria-hidden />}
        aria-busy={isRetrying}
        onClick={() => areas.retrySlot(name)}
      />
    </Corner>
  );
}

const Corner = styled.div`
  ${cornerDock}
`;
