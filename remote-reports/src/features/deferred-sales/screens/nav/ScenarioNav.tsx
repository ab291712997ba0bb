import { ArrowLeft } from 'lucide-react';
import styled from 'styled-components';
import { useServices } from '@back-office/shared/contract';
import { useLedgerLink } from '@back-office/shared/ledger';
import { Link } from '@back-office/shared/router';
import { paths } from '@back-office/shared/routes';
import { boxStyle, color, hoverGround, notOnPaper, notOnPhone, rowStyle, size } from '@back-office/shared/theme';
import { Text } from '@back-office/shared/ui';
import { ScenarioList } from './ScenarioList';

/** The scenarios by group, beside the report. On phones the `ScenarioPicker` shows them. */
export function ScenarioNav() {
  const { isEmbedded } = useServices();
  const link = useLedgerLink();
  return (
    <Nav aria-label="Deferred sales scenarios">
      {/* An embedded area has nothing above it to go back to. */}
      {isEmbedded ? (
        <Text as="div" size="sm" weight="strong" pad={['6px', '10px', 3]} aria-hidden>
          Deferred sales
        </Text>
      ) : (
        <Back to={link(paths.home())} aria-label="Back to Home from Deferred sales">
          <ArrowLeft size={16} aria-hidden />
          Deferred sales
        </Back>
      )}
      <ScenarioList />
    </Nav>
  );
}

const Nav = styled.nav`
  position: sticky;
  top: 0;
  ${boxStyle({ fixed: true, pad: ['26px', 3, 6], ground: 'surface', width: size.areaWidth, height: '100dvh' })}
  overflow-y: auto;
  border-inline-end: 1px solid ${color.border};
  ${notOnPhone}
  ${notOnPaper}
`;

const Back = styled(Link)`
  ${rowStyle({ gap: 3, size: 'sm', weight: 'strong', pad: ['6px', '10px'], below: 2, minHeight: '32px', round: 'md' })}

  && {
    color: ${color.text};
  }

  ${hoverGround}
`;
