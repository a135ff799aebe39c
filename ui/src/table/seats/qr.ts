/** A link as a QR code: drawn here, because the secret of a seat never goes to a server. */
import encodeQR from "qr";

export interface Code {
  /** Modules in a row, the quiet border included. */
  size: number;
  /** The dark modules as one path. */
  path: string;
}

const BORDER = 4; // modules, as the standard wants

/** The code of a text. */
export function drawCode(text: string): Code {
  const rows = encodeQR(text, "raw", { ecc: "medium", border: BORDER });
  const dark = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return { size: rows.length, path: dark.join("") };
}
