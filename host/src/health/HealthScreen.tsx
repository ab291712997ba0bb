import { useEffect, useState } from 'react';
import { Download } from 'lucide-react';
import styled from 'styled-components';
import { downloadText } from '@back-office/shared/csv';
import { Link } from '@back-office/shared/router';
import { paths } from '@back-office/shared/routes';
import { gridStyle, textStyle } from '@back-office/shared/theme';
import { Button, Notice, Screen } from '@back-office/shared/ui';
import { localTime } from '@back-office/shared/format';
import { useAreas, useAreasSnapshot } from '../remotes/AreasProvider';
import { AreaHealthTable } from './AreaHealthTable';
import { OverrideForm } from './OverrideForm';
import { healthReport, type HealthReport } from './report';
import { SharedVersionsTable } from './SharedVersionsTable';

/** The state of all remotes in this page, to find out why an area is slow, outdated or missing. */
export function HealthScreen() {
  const areas = useAreas();
  const snapshot = useAreasSnapshot();
  useEverySecond();
  const report = healthReport({
    snapshot,
    overrides: areas.overrides,
    resources: performance.getEntriesByType('resource') as PerformanceResourceTiming[],
    shared: areas.source.sharedVersions?.() ?? [],
  });

  function loadAll() {
    for (const { name, slot, state } of report.areas) {
      if (state === 'failed') areas.retry(name);
      else areas.load(name);
      if (slot === 'failed') areas.retrySlot(name);
      else if (slot) areas.loadSlot(name);
    }
  }

  return (
    <Screen
      title="System health"
      context={`Contract ${report.contract} · ${registryLine(report)}`}
      actions={
        <>
          <Button onClick={loadAll}>Check all parts</Button>
          <Button icon={<Download size={16} aria-hidden />} onClick={() => exportJson(report)}>
            Export JSON
          </Button>
        </>
      }
    >
      <Sections>
        {report.registryError && <Notice tone="negative">{report.registryError}</Notice>}
        {report.hasLedgerMismatch && (
          <Notice tone="notice">
            The loaded areas were built with different ledgers, so their figures may not agree.
          </Notice>
        )}
        {report.rejected.map(({ name, reason }) => (
          <Notice key={name + reason} tone="negative">
            The registry row of {name} was rejected – {reason}
          </Notice>
        ))}
        {report.leftOut.map(({ name, reason }) => (
          <Notice key={name + reason} tone="notice">
            A menu item of {name} was left out – {reason}
          </Notice>
        ))}
        <section aria-labelledby="health-areas">
          <Heading id="health-areas">Areas</Heading>
          <AreaHealthTable areas={report.areas} />
        </section>
        <section aria-labelledby="health-shared">
          <Heading id="health-shared">Shared packages</Heading>
          <SharedVersionsTable shared={report.shared} />
        </section>
        <section aria-labelledby="health-override">
          <Heading id="health-override">Override for this session</Heading>
          <OverrideForm />
        </section>
        <section aria-labelledby="health-developers">
          <Heading id="health-developers">For developers</Heading>
          <Link to={paths.components()}>Component browser</Link>
          <p>The parts that the product is built with.</p>
        </section>
      </Sections>
    </Screen>
  );
}

/** Timings and negotiated versions change without an event: read them again every second. */
function useEverySecond() {
  const [, setTick] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setTick((tick) => tick + 1), 1_000);
    return () => clearInterval(timer);
  }, []);
}

function registryLine({ registry, registryMs, lastGoodReadAt }: HealthReport): string {
  if (lastGoodReadAt !== undefined) return `last good registry, of ${localTime(new Date(lastGoodReadAt))}`;
  const isTimed = registry === 'read' && registryMs !== undefined;
  return `registry ${isTimed ? `read in ${Math.round(registryMs)} ms` : registry}`;
}

function exportJson(report: HealthReport) {
  const content = JSON.stringify({ takenAt: new Date().toISOString(), address: location.href, ...report }, null, 2);
  downloadText('back-office-health.json', content, 'application/json');
}

const Sections = styled.div`
  ${gridStyle({ gap: 8 })}

  > section {
    min-width: 0;
  }
`;

const Heading = styled.h2`
  ${textStyle({ size: 'md', weight: 'strong', below: 3 })}
`;
