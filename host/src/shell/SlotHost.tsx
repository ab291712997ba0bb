import { Suspense, useEffect } from 'react';
import { RefreshCw } from 'lucide-react';
import styled from 'styled-components';
import { layer, media, space } from '@back-office/shared/theme';
import { IconButton } from '@back-office/shared/ui';
import { useAreas, useAreasSnapshot } from '../remotes/AreasProvider';
import { idle } from '../remotes/areaState';
import { PartBoundary } from '../remotes/PartBoundary';
import { idleTimeout, whenLoadedAndIdle } from '@back-office/shared/loading';

interface SlotHostProps {
  readonly slot: string;
  readonly openRequest: number;
  /** The first screen stands: the browser has time for more. */
  readonly hasScreen: boolean;
}

/** Every part that announces itself for a slot, loaded after the first screen. */
export function SlotHost({ slot, ...rest }: SlotHostProps) {
  const { registry } = useAreasSnapshot();
  const rows = registry.step === 'read' ? registry.rows : [];
  const names = [...new Set(rows.filter(({ slots }) => slots.includes(slot)).map(({ name }) => name))];
  return names.map((name) => <SlotPart key={name} name={name} {...rest} />);
}

interface SlotPartProps extends Omit<SlotHostProps, 'slot'> {
  readonly name: string;
}

function SlotPart({ name, openRequest, hasScreen }: SlotPartProps) {
  const areas = useAreas();
  const state = useAreasSnapshot().slots[name] ?? idle;
  const isWanted = openRequest > 0;

  useEffect(() => {
    // Pressing Chat waits for nothing and, after a failure, tries again.
    if (isWanted) return areas.loadSlot(name);
    const load = () => areas.loadSlot(name);
    if (hasScreen) return whenLoadedAndIdle(load);
    // The screen comes first, but one that hangs does not keep the slot away.
    const timer = setTimeout(load, idleTimeout);
    return () => clearTimeout(timer);
  }, [areas, name, isWanted, hasScreen]);

  if (state.step === 'ready') {
    const Part = state.part;
    return (
      <PartBoundary key={state.run} onError={(error) => areas.slotThrew(name, error)}>
        <Suspense>
          <Part openRequest={openRequest} />
        </Suspense>
      </PartBoundary>
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
  position: fixed;
  right: ${space[6]};
  bottom: ${space[6]};
  z-index: ${layer.widget};

  ${media.phone} {
    right: ${space[4]};
    bottom: ${space[4]};
  }
`;
