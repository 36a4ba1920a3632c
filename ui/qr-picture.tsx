import type { QrCode } from '#contract/fields/qr-code.ts';
import './qr-picture.css';

/** An address for the camera of another phone. */
export function QrPicture({ qr, label }: { qr: QrCode; label: string }) {
  return (
    <svg className="qr-picture" role="img" aria-label={label} viewBox={`0 0 ${qr.size} ${qr.size}`}>
      <rect width={qr.size} height={qr.size} fill="#fff" />
      <path d={qr.path} stroke="#000" shapeRendering="crispEdges" />
    </svg>
  );
}
