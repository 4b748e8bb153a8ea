import BrushIcon from '@mui/icons-material/BrushOutlined';
import BuildIcon from '@mui/icons-material/HandymanOutlined';
import CameraIcon from '@mui/icons-material/PhotoCameraOutlined';
import ComputerIcon from '@mui/icons-material/ComputerOutlined';
import DocumentIcon from '@mui/icons-material/DescriptionOutlined';
import MicIcon from '@mui/icons-material/MicNoneOutlined';
import MovieIcon from '@mui/icons-material/MovieOutlined';
import QuestionIcon from '@mui/icons-material/HelpOutlineOutlined';
import SensorsIcon from '@mui/icons-material/SensorsOutlined';
import SparklesIcon from '@mui/icons-material/AutoAwesomeOutlined';
import VideocamIcon from '@mui/icons-material/VideocamOutlined';
import type { ComponentType } from 'react';
import type { SvgIconProps } from '@mui/material/SvgIcon';

type ServiceIcon = ComponentType<SvgIconProps>;

const BY_NAME = new Map<string, ServiceIcon>([
  ['FilmIcon', MovieIcon],
  ['PaintBrushIcon', BrushIcon],
  ['CameraIcon', CameraIcon],
  ['PhotoIcon', CameraIcon],
  ['ComputerDesktopIcon', ComputerIcon],
  ['VideoCameraIcon', VideocamIcon],
  ['MicrophoneIcon', MicIcon],
  ['SparklesIcon', SparklesIcon],
  ['SignalIcon', SensorsIcon],
  ['WrenchScrewdriverIcon', BuildIcon],
  ['WrenchIcon', BuildIcon],
  ['DocumentTextIcon', DocumentIcon],
  ['DocumentIcon', DocumentIcon],
  ['QuestionMarkCircleIcon', QuestionIcon],
]);

/** Icons for keywords in the title. The first matching group applies. */
const BY_KEYWORD: readonly (readonly [RegExp, ServiceIcon])[] = [
  [/film|movie|cinema|production/i, MovieIcon],
  [/brand|print|design|graphic/i, BrushIcon],
  [/photo/i, CameraIcon],
  [/web|software|technolog|computer|app\b/i, ComputerIcon],
  [/video|edit/i, VideocamIcon],
  [/audio|sound|voice|music|podcast/i, MicIcon],
  [/effect|vfx|animation/i, SparklesIcon],
  [/stream|\blive|broadcast/i, SensorsIcon],
  [/equipment|rental|support|repair/i, BuildIcon],
];

export const SERVICE_ICONS: readonly string[] = /* @__PURE__ */ [...BY_NAME.keys()];

/** The icon that it names, or one for the keywords of its title. Unknown names get a question mark. */
export function serviceIcon(service: { icon?: string; title: string }): ServiceIcon {
  if (service.icon) return BY_NAME.get(service.icon) ?? QuestionIcon;
  return BY_KEYWORD.find(([words]) => words.test(service.title))?.[1] ?? DocumentIcon;
}
