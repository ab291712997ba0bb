import { contractVersion } from '@back-office/shared/contract';
import { ledgerVersion } from '@back-office/shared/ledger';
import { paths } from '@back-office/shared/routes';
import { ButtonLink, Card, Row } from '@back-office/shared/ui';
import { useAreasSnapshot, useAreaTitle } from '../remotes/AreasProvider';
import { liveRows } from '../remotes/lastGoodRegistry';
import { isSample, usePageShop } from '../shops/pageShop';
import { FactList } from './FactList';
import { SettingsSection } from './SettingsSection';

/** Which versions of the product this page runs. */
export function AboutSection() {
  const { registry } = useAreasSnapshot();
  const titleOf = useAreaTitle();
  const { shop } = usePageShop();
  const rows = registry.step === 'read' ? liveRows(registry.rows) : [];
  return (
    <SettingsSection id="about" title="About" about="The versions of the product, for support.">
      <Card>
        <FactList
          facts={[
            ...rows.map(({ name, version }) => ({ label: titleOf(name), value: version })),
            { label: 'Contract', value: contractVersion },
            ...(isSample(shop) ? [{ label: 'Sample ledger', value: ledgerVersion }] : []),
          ]}
        />
        <Row above={4}>
          <ButtonLink to={paths.health()}>System health</ButtonLink>
        </Row>
      </Card>
    </SettingsSection>
  );
}
