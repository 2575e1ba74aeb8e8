"""How TIME Stories speaks. Words live in locale/*/time-stories.ftl and in the mission; here is which word when."""
