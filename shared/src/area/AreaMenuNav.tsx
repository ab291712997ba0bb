import { ArrowLeft } from 'lucide-react';
import styled from 'styled-components';
import { useServices, type AreaMenu } from '@back-office/shared/contract';
import { useNavigate } from '@back-office/shared/router';
import { color, media, size, space, text, weight } from '../theme/theme';
import { AreaMenuItems } from './AreaMenuItems';
import { areaMenuLook, itemLook } from './areaMenuLook';

/** An area's menu beside its screens. On phones the shell's drawer lists the same items instead. */
export function AreaMenuNav({ menu }: { readonly menu: AreaMenu }) {
  return (
    <Nav aria-label={`${menu.label} menu`}>
      <Head menu={menu} />
      <AreaMenuItems menu={menu} look={areaMenuLook} />
    </Nav>
  );
}

function Head({ menu: { label, backTo } }: { readonly menu: AreaMenu }) {
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
  flex: none;
  position: sticky;
  top: 0;
  width: ${size.areaWidth};
  height: 100dvh;
  padding: 26px ${space[3]} ${space[6]};
  overflow-y: auto;
  border-inline-end: 1px solid ${color.border};
  background-color: ${color.bgSurface};

  ${media.phone} {
    display: none;
  }

  ${media.print} {
    display: none;
  }
`;

const Title = styled.div`
  padding: 6px 10px ${space[4]};
  ${text.sm}
  font-weight: ${weight.strong};
`;

const Back = styled.button`
  ${itemLook}
  gap: ${space[3]};
  margin-bottom: ${space[2]};
  color: ${color.text};
  font-weight: ${weight.strong};
`;
