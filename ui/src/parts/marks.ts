/** The four seats: yellow sun, red star, blue planet, white moon. */
export const SEAT_COLOURS = ["yellow", "red", "blue", "white"] as const;

/** A point on a circle, by degrees clockwise from the top. */
export function polar(radius: number, degrees: number): string {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return `${(radius * Math.cos(angle)).toFixed(2)} ${(radius * Math.sin(angle)).toFixed(2)}`;
}

export const RAYS = Array.from(
  { length: 8 },
  (_, ray) => `M${polar(6.8, ray * 45)}L${polar(9.2, ray * 45)}`,
).join("");
export const STAR = `M${Array.from({ length: 10 }, (_, tip) => polar(tip % 2 ? 4 : 9.6, tip * 36)).join("L")}Z`;
