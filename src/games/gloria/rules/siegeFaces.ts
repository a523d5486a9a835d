// Value that a siege die counts as with siege guns: one less, 1 stays 1, 6 stays 6, once however many guns.
export const countedFace = (face: number, hasGuns: boolean): number =>
  hasGuns && face > 1 && face < 6 ? face - 1 : face
