import { ArrowLeft, PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { useId } from 'react';
import styled from 'styled-components';
import { useServices, type AreaMenu } from '@back-office/shared/contract';
import { useNavigate } from '@back-office/shared/router';
import { IconButton } from '@back-office/shared/ui';
import { boxStyle, color, notOnPaper, notOnPhone, rowStyle, size, space, textStyle } from '@back-office/shared/theme';
import { AreaMenuItems } from './AreaMenuItems';
import { areaMenuLook, itemLook } from './areaMenuLook';
import type { MenuFold } from './useMenuFold';

interface AreaMenuNavProps extends MenuFold {
  readonly menu: AreaMenu;
}

/**
 * An area's menu beside its screens. Folded, it is a narrow strip with its button. On phones the shell's drawer lists the
 * same items instead.
 */
export function AreaMenuNav({ menu, isFolded, onToggle }: AreaMenuNavProps) {
  const itemsId = useId();
  return (
    <Nav aria-label={`${menu.label} menu`} data-folded={isFolded || undefined}>
      <Head>
        {!isFolded && <Heading menu={menu} />}
        <IconButton
          size="small"
          label={`${isFolded ? 'Show' : 'Hide'} the ${menu.label} menu`}
          tooltipSide="right"
          aria-expanded={!isFolded}
          aria-controls={itemsId}
          icon={isFolded ? <PanelLeftOpen /> : <PanelLeftClose />}
          onClick={onToggle}
        />
      </Head>
      {/* Kept, so that its sections stay open or closed. */}
      <div id={itemsId} hidden={isFolded}>
        <AreaMenuItems menu={menu} look={areaMenuLook} />
      </div>
    </Nav>
  );
}

function Heading({ menu: { label, backTo } }: { readonly menu: AreaMenu }) {
  const { isEmbedded } = useServices();
  const navigate = useNavigate();
  // An embedded area has nothing above it to go back to.
  if (!backTo || isEmbedded) return <Title aria-hidden>{label}</Title>;
  return (
    <Back type="button" aria-label={`Back to ${backTo.label} from ${label}`} onClick={() => void navigate(backTo.path)}>
      <ArrowLeft size={16} aria-hidden />
      {label}
    </Back>
  );
}

const Nav = styled.nav`
  ${boxStyle({ fixed: true, pad: ['26px', 3, 6], ground: 'surface' })}
  position: sticky;
  top: 0;
  width: ${size.areaWidth};
  height: 100dvh;
  overflow-y: auto;
  border-inline-end: 1px solid ${color.border};

  &[data-folded] {
    ${boxStyle({ width: '45px', padX: '6px' })}
  }

  ${notOnPhone}
  ${notOnPaper}
`;

const Head = styled.div`
  ${rowStyle({ gap: 1, below: 2 })}

  > [aria-expanded='true']:not(:hover) {
    background: none;
  }
`;

const Title = styled.div`
  ${textStyle({ size: 'sm', weight: 'strong', padX: '10px', fill: true })}
`;

const Back = styled.button`
  ${itemLook}
  gap: ${space[3]};
  ${textStyle({ tone: 'text', weight: 'strong', below: '0px', fill: true })}
`;
