export const adyenKeys = {
  apiKey: "AQE-stand-in",
  merchantAccount: "PetiteMalleTest",
  clientKey: "test_stand_in",
  hmacKey: "44782def547aaa06c910c43932b1eb0c71fc68d9d0c057550c48ec2acf6ba056",
};
