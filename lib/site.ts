/** The working brand name; the only place that spells it. */
export const siteName = "Petite Malle";

/** How long a piece of the shop may come back, for nothing. The texts of the product page promise it. */
export const returnDays = 30;

/** Social pages of the two worlds. */
export const socialLinks = {
  kids: [
    { name: "Instagram", icon: "instagram", url: "https://www.instagram.com/petitemalle.example" },
    { name: "Facebook", icon: "facebook", url: "https://www.facebook.com/petitemalle.example" },
    { name: "Pinterest", icon: "pinterest", url: "https://www.pinterest.com/petitemalleexample" },
  ],
  woman: [
    { name: "Instagram", icon: "instagram", url: "https://www.instagram.com/petitemalle.femme.example" },
    { name: "Pinterest", icon: "pinterest", url: "https://www.pinterest.com/petitemallefemmeexample" },
  ],
} as const;
