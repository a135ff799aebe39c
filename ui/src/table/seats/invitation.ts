/** Links that open a seat: `/t/ID#seat=1&key=SECRET`. */

export interface Key {
  seat: number;
  secret: string;
}

/** The seat and the secret behind the `#`, if they are there. */
export function readKey(hash: string): Key | null {
  const params = new URLSearchParams(hash.replace(/^#/, ""));
  const seat = params.get("seat");
  const secret = params.get("key");
  if (!secret || seat === null || !/^[0-3]$/.test(seat)) return null;
  return { seat: Number(seat), secret };
}
